import Check from 'lucide/dist/esm/icons/check.mjs';
import { useContext } from 'react';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { useShell } from '../portal.tsx';
import { themes } from './theme.ts';
import { ThemeContext } from './useTheme.ts';

/** The themes to choose from (NAV-21); nothing if a host decides. */
export function Themes() {
  const { t } = useShell();
  const { theme, choose } = useContext(ThemeContext);
  if (!choose) return null;
  return (
    <section aria-labelledby="themes">
      <h2 id="themes">{t('theme')}</h2>
      <ul>
        {themes.map((offered) => (
          <li key={offered}>
            <button type="button" aria-pressed={offered === theme} onClick={() => choose(offered)}>
              <span>{t(`theme.${offered}`)}</span>
              {offered === theme && <Icon of={Check} size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
