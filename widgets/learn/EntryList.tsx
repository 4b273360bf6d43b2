import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../src/ui/Icon.tsx';
import { entryIcon } from './entryIcon.ts';
import { Link } from './Link.tsx';
import type { Entry } from './navigationModel.ts';
import { useShell } from './portal.tsx';
import type { Address } from './useAddress.ts';

export interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly go: Address['go'];
  readonly onNavigate: () => void;
  readonly className?: string;
  readonly id?: string;
  readonly hidden?: boolean;
}

/** Entries of the navigation as a list; those below an entry open and close. */
export function EntryList({ entries, go, onNavigate, ...list }: EntryListProps) {
  return (
    <ul {...list}>
      {entries.map((entry) => <EntryItem key={entry.id} entry={entry} go={go} onNavigate={onNavigate} />)}
    </ul>
  );
}

const holdsCurrent = ({ current, children }: Entry): boolean => current || children.some(holdsCurrent);

function EntryItem({ entry, go, onNavigate }: { entry: Entry } & Pick<EntryListProps, 'go' | 'onNavigate'>) {
  const { t } = useShell();
  const [open, setOpen] = useState(() => entry.children.some(holdsCurrent));
  const below = useId();
  const { name, icon, target, children } = entry;
  const said = 'key' in name ? t(name.key) : name.text;
  const face = (
    <>
      <Icon of={entryIcon(icon)} />
      <span className="name">{said}</span>
    </>
  );
  const turn = { 'type': 'button' as const, 'aria-expanded': open, 'aria-controls': below, 'onClick': () => setOpen(!open) };
  return (
    <li className={children.length > 0 ? 'parent' : undefined}>
      {target ? (
        <EntryLink entry={entry} said={said} go={go} onNavigate={onNavigate}>{face}</EntryLink>
      ) : (
        <button className="entry" title={said} {...turn}>
          {face}
          <Icon of={ChevronDown} size="s" />
        </button>
      )}
      {target && children.length > 0 && (
        <button className="turn" title={t('entriesBelow', { name: said })} aria-label={t('entriesBelow', { name: said })} {...turn}>
          <Icon of={ChevronDown} size="s" />
        </button>
      )}
      {children.length > 0 && <EntryList id={below} className="below" hidden={!open} entries={children} go={go} onNavigate={onNavigate} />}
    </li>
  );
}

/** A link of the navigation: followed inside the page to the portal's own places, in full to any other (NAV-16). */
export function EntryLink({ entry: { target, current }, said, go, onNavigate, children }: { entry: Entry; said: string; go: Address['go']; onNavigate: () => void; children: ReactNode }) {
  const common = { 'className': 'entry', 'title': said, 'aria-current': current ? ('page' as const) : undefined, 'onClick': onNavigate };
  if (target?.kind === 'route') return <Link to={target.route} go={go} {...common}>{children}</Link>;
  return <a href={target?.href} {...common}>{children}</a>;
}
