import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { Button } from '../../src/ui/Button.tsx';
import { Brand } from './Brand.tsx';
import { Link } from './Link.tsx';
import { useShell } from './portal.tsx';
import type { Address } from './useAddress.ts';
import { UserMenu } from './UserMenu.tsx';

/** Bar at the top of every page: menu on narrow screens, the academy's name, the user's menu. */
export function Header({ brand, go, menuOpen, onMenu, locales }: { brand: string; go: Address['go']; menuOpen: boolean; onMenu: () => void; locales: readonly string[] }) {
  const { t } = useShell();
  return (
    <header className="header">
      <span className="narrow">
        <Button look="bare" icon={Menu} iconOnly aria-expanded={menuOpen} aria-controls="navigation" onClick={onMenu}>{t('menu')}</Button>
      </span>
      <Link to={{ name: 'home' }} go={go} className="brand">
        <Brand />
        <span className="title">{brand || t('portal')}</span>
        {brand && <span className="sub">{t('portal')}</span>}
      </Link>
      <UserMenu locales={locales} />
    </header>
  );
}
