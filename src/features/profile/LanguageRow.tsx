import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage, useTexts } from '../../i18n/context.tsx';
import { namedLanguages } from '../../language/namedLanguages.ts';
import { Row } from './Row.tsx';
import { classes } from './profile.css';

/** Keys that open a list, or choose from an open one. Other keys step through a closed list, past languages that nobody wants. */
const decides = ({ key, altKey }: KeyboardEvent) => altKey || ['Enter', ' ', 'F4', 'Escape', 'Tab'].includes(key);

/**
 * The choice of the portal's language; nothing if there is only one (LOC-1). A choice from the open list takes effect
 * at once. Letters and arrows in the closed list only preselect; Enter or leaving the field confirms (LOC-15).
 */
export function LanguageRow() {
  const t = useTexts('profile');
  const { locale, tag } = useLanguage();
  const id = useId();
  const [passing, setPassing] = useState<string | null>(null);
  const decided = useRef(true);
  const offered = locale.offered();
  if (offered.length < 2) return null;
  const choose = (next: string | null) => {
    setPassing(next);
    if (next !== null) void locale.set(next).finally(() => setPassing(null));
  };
  // WebKit sends no event when the learner returns to a language for which it has already sent one.
  const shown = ({ value }: HTMLSelectElement) => (value === tag ? null : value);
  return (
    <Row name={<label htmlFor={id}>{t('language')}</label>}>
      <select
        id={id}
        className={classes['profile-select']}
        value={passing ?? tag}
        onPointerDown={() => (decided.current = true)}
        onKeyDown={(event) => {
          decided.current = decides(event);
          if (event.key === 'Enter') choose(shown(event.currentTarget));
          if (event.key === 'Escape') setPassing(null);
        }}
        onBlur={({ currentTarget }) => choose(shown(currentTarget))}
        onChange={({ currentTarget: { value } }) => (decided.current ? choose(value) : setPassing(value))}
      >
        {namedLanguages(offered).map((one) => (
          <option key={one.tag} value={one.tag} lang={one.tag}>
            {one.name}
          </option>
        ))}
      </select>
    </Row>
  );
}
