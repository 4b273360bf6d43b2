import LanguagesIcon from 'lucide/dist/esm/icons/languages.mjs';
import { useRef } from 'react';
import { href } from '../../src/routes/href.ts';
import type { Route } from '../../src/routes/route.ts';
import { Button } from '../../src/ui/Button.tsx';
import { base } from './currentPath.ts';
import { Languages } from './Languages.tsx';
import { placeAfterSignIn } from './placeAfterSignIn.ts';
import { usePortal, useShell } from './portal.tsx';

/** What a public page's header offers: the languages, and signing in. */
export function VisitorMenu({ route }: { route: Route | null }) {
  const { t } = useShell();
  const { locale } = usePortal();
  const menu = useRef<HTMLDivElement>(null);
  // A frame never leaves for the sign-in page itself: the place asks for it (SESS-16).
  const to = base + href(placeAfterSignIn(route));
  return (
    <div className="visitor">
      {locale.offered().length > 1 && <Button look="bare" icon={LanguagesIcon} iconOnly popoverTarget="language-menu">{t('language')}</Button>}
      <div popover="auto" id="language-menu" className="menu" ref={menu}>
        <Languages onChoose={() => menu.current?.hidePopover()} />
      </div>
      <Button href={parent === window ? `/oidc/login?redirectUrl=${encodeURIComponent(to)}` : to}>{t('signIn')}</Button>
    </div>
  );
}
