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
  return (
    <div className="visitor">
      {locale.offered().length > 1 && <Button look="bare" icon={LanguagesIcon} iconOnly popoverTarget="language-menu">{t('language')}</Button>}
      <div popover="auto" id="language-menu" className="menu" ref={menu}>
        <Languages onChoose={() => menu.current?.hidePopover()} />
      </div>
      <Button href={`/oidc/login?redirectUrl=${encodeURIComponent(base + href(placeAfterSignIn(route)))}`}>{t('signIn')}</Button>
    </div>
  );
}
