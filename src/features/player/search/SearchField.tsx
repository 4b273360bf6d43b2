import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef } from 'react';
import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import css from './search.css';

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many parts match; null while nothing is looked for. */
  readonly found: number | null;
  /** Enter: opens the first. */
  readonly onFirst: () => void;
}

/** The field that looks for parts of the course (TREE-9). */
export function SearchField({ text, onText, found, onFirst }: SearchFieldProps) {
  useSheet(css);
  const t = useLateTexts('parts');
  const field = useRef<HTMLInputElement>(null);
  if (!t) return <div className="find" />;
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className="find"
      onSubmit={(event) => {
        event.preventDefault();
        onFirst();
      }}
    >
      <Icon of={Search} size="s" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('searchCourse')}
        placeholder={t('searchCourse')}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !text || event.nativeEvent.isComposing) return;
          // The table of contents stays open.
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {text && <Button look="bare" icon={X} iconOnly onClick={clear}>{t('clearSearch')}</Button>}
      <span className="count" role="status">{found === null ? '' : t('partsFound', { count: found })}</span>
    </form>
  );
}
