import LanguagesIcon from 'lucide/dist/esm/icons/languages.mjs';
import { useContext, useRef } from 'react';
import { href } from '../../../src/routes/href.ts';
import type { Route } from '../../../src/routes/route.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { base } from '../currentPath.ts';
import { closeOnLeave } from './closeOnLeave.ts';
import { Languages } from './Languages.tsx';
import { placeAfterSignIn } from '../signIn/placeAfterSignIn.ts';
import { usePortal, useShell } from '../portal.tsx';
import { Themes } from '../theme/Themes.tsx';
import { ThemeContext } from '../theme/useTheme.ts';

export interface VisitorMenuProps {
  readonly route: Route | null;
  /** Whether the tenant has a catalog. */
  readonly catalog: boolean;
}

/** The actions in the header of a public page: the languages, the themes, and signing in. */
export function VisitorMenu({ route, catalog }: VisitorMenuProps) {
  const { t } = useShell();
  const { locale, session } = usePortal();
  const { choose } = useContext(ThemeContext);
  const menu = useRef<HTMLDivElement>(null);
  // A frame never goes to the sign-in page itself; the linked page asks for the sign-in (SESS-16).
  const to = base + href(placeAfterSignIn(route, catalog));
  return (
    <div className="visitor">
      {(choose || locale.offered().length > 1) && (
        <Button look="bare" icon={LanguagesIcon} iconOnly popoverTarget="language-menu">
          {t(choose ? 'languageAndTheme' : 'language')}
        </Button>
      )}
      <div popover="auto" id="language-menu" className="menu" ref={menu} onBlur={closeOnLeave}>
        <Languages onChoose={() => menu.current?.hidePopover()} />
        <Themes />
      </div>
      <Button href={globalThis.parent === globalThis.window ? session.signInAddress(to) : to}>{t('signIn')}</Button>
    </div>
  );
}
