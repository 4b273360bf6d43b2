import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useRef } from 'react';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryList } from './EntryList.tsx';
import { entryName } from './entryName.ts';
import type { HeaderActions } from './headerActions.ts';
import css from './headerNavigation.css';
import { nodeIcon } from './nodeIcon.ts';
import { useShell } from '../portal.tsx';
import type { Address } from '../useAddress.ts';

/**
 * The navigation in the header, if there is no side bar: two actions and a menu. On narrow screens the menu holds all entries (NAV-6,
 * NAV-17).
 */
export function HeaderNavigation({ actions: { shown, rest }, go }: { actions: HeaderActions; go: Address['go'] }) {
  useSheet(css);
  const { t } = useShell();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <nav className="actions-nav" aria-label={t('mainNavigation')}>
      {shown.map((entry) => {
        const said = entryName(entry, t);
        return (
          <EntryLink key={entry.id} entry={entry} said={said} go={go} onNavigate={close}>
            <Icon of={nodeIcon(entry.icon)} size="s" />
            <span>{said}</span>
          </EntryLink>
        );
      })}
      <button
        type="button"
        className={rest.length > 0 ? 'entry more' : 'entry more few'}
        popoverTarget="more-menu"
        title={t('more')}
        aria-label={t('more')}
      >
        <Icon of={Ellipsis} />
      </button>
      <div popover="auto" id="more-menu" className="menu nav-menu" ref={menu}>
        <EntryList className="again" entries={shown} go={go} onNavigate={close} />
        <EntryList entries={rest} go={go} onNavigate={close} />
      </div>
    </nav>
  );
}
