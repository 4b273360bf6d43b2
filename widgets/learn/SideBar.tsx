import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import type { Route } from '../../src/routes/route.ts';
import { Icon, type IconNode } from '../../src/ui/Icon.tsx';
import { Link } from './Link.tsx';
import { usePortal, useShell, useValue, type ShellKey } from './portal.tsx';
import type { Address } from './useAddress.ts';

const entries: readonly { readonly section: ShellKey; readonly route: Route; readonly icon: IconNode }[] = [
  { section: 'myCourses', route: { name: 'courses', query: '' }, icon: BookOpen },
];

/** The main navigation: beside the page, a rail in the player, and behind the menu button on narrow screens. */
export function SideBar({ section, go, open, onNavigate }: { section: ShellKey | null; go: Address['go']; open: boolean; onNavigate: () => void }) {
  const { t } = useShell();
  const { user } = useValue(usePortal().session.store);
  return (
    <nav id="navigation" className={open ? 'nav open' : 'nav'} aria-label={t('mainNavigation')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.section}>
            <Link to={entry.route} go={go} title={t(entry.section)} aria-current={entry.section === section ? 'page' : undefined} onClick={onNavigate}>
              <Icon of={entry.icon} />
              <span>{t(entry.section)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {user?.roles.includes('Administrator') && (
        <ul className="last">
          <li>
            <a href="/portal" title={t('managementPortal')}>
              <Icon of={ArrowLeftRight} />
              <span>{t('managementPortal')}</span>
            </a>
          </li>
        </ul>
      )}
    </nav>
  );
}
