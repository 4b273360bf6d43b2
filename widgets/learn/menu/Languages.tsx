import Check from 'lucide/dist/esm/icons/check.mjs';
import { Icon } from '../../../src/ui/Icon.tsx';
import { languageName } from '../../../src/i18n/languageName.ts';
import { usePortal, useShell } from '../portal.tsx';
import { useBlocking } from '../Blocking.tsx';

/** The languages to choose from, as the tenant narrowed them; nothing where there is but one (LOC-1, AUD-5). */
export function Languages({ onChoose }: { onChoose: () => void }) {
  const { t, tag } = useShell();
  const { locale } = usePortal();
  const block = useBlocking();
  const locales = locale.offered();
  if (locales.length < 2) return null;
  return (
    <section aria-labelledby="languages">
      <h2 id="languages">{t('language')}</h2>
      <ul>
        {locales.map((offered) => (
          <li key={offered}>
            <button
              type="button"
              lang={offered}
              aria-pressed={offered === tag}
              onClick={() => {
                onChoose();
                block(locale.set(offered));
              }}
            >
              <span>{languageName(offered, locales)}</span>
              {offered === tag && <Icon of={Check} size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
