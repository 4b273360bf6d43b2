import { EntryList } from './EntryList.tsx';
import type { Navigation } from './navigationModel.ts';
import { useShell } from '../portal.tsx';
import type { Address } from '../useAddress.ts';

/** The main navigation: beside the page, a rail in the player, and behind the menu button on narrow screens. */
export function SideBar({
  navigation: { main, management },
  go,
  open,
  onNavigate,
}: {
  navigation: Navigation;
  go: Address['go'];
  open: boolean;
  onNavigate: () => void;
}) {
  const { t } = useShell();
  return (
    <nav id="navigation" className={open ? 'nav open' : 'nav'} aria-label={t('mainNavigation')}>
      <EntryList entries={main} go={go} onNavigate={onNavigate} />
      {management.length > 0 && <EntryList className="last" entries={management} go={go} onNavigate={onNavigate} />}
    </nav>
  );
}
