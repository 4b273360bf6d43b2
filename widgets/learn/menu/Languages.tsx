import Check from 'lucide/dist/esm/icons/check.mjs';
import { useMemo, type KeyboardEvent } from 'react';
import { namedLanguages } from '../../../src/language/namedLanguages.ts';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { classes } from '../learn.css';
import { useBlocking } from '../Blocking.tsx';
import { usePortal, useShell } from '../portal.tsx';
import { nextByKey } from './nextByKey.ts';

/** Moves the focus in the list by arrow keys, Home, End and first letters; the list is one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const names = buttons.map(({ textContent }) => textContent);
  const next = buttons[nextByKey(event, names, buttons.indexOf(event.target as HTMLButtonElement))];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The languages to choose from, as the tenant limits them; nothing if there is only one (LOC-1, AUD-5). */
export function Languages({ onChoose }: { onChoose: () => void }) {
  const { t, tag } = useShell();
  const { locale } = usePortal();
  const block = useBlocking();
  const offered = locale.offered();
  // The current language comes first, because the list may be longer than the menu.
  const languages = useMemo(
    () => namedLanguages(offered).toSorted((one, other) => Number(other.tag === tag) - Number(one.tag === tag)),
    [offered, tag],
  );
  if (offered.length < 2) return null;
  return (
    <section aria-labelledby="languages">
      <h2 id="languages">{t('language')}</h2>
      <ul className={classes['languages']} onKeyDown={moveFocus}>
        {languages.map(({ tag: one, name }) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              tabIndex={one === tag ? 0 : -1}
              aria-pressed={one === tag}
              onClick={() => {
                onChoose();
                block(locale.set(one));
              }}
            >
              <span>{name}</span>
              {one === tag && <Icon of={Check} size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
