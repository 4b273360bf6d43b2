import { Icon } from '../../../src/ui/text/Icon.tsx';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';
import { entryIcon } from './entryIcon.ts';
import { EntryLink } from './EntryLink.tsx';
import { entryName } from './entryName.ts';
import type { Entry } from './navigationModel.ts';
import { useShell } from '../portal.tsx';
import type { Address } from '../useAddress.ts';
import { classes } from '../learn.css';

export interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly go: Address['go'];
  readonly onNavigate: () => void;
  readonly className?: string;
  readonly id?: string;
  readonly hidden?: boolean;
}

const load = () => import('./NodeItem.tsx');
const isNode = ({ name }: Entry) => 'text' in name;

/**
 * Entries of the navigation as a list. Entries of nodes have lazy code, since the nodes are loaded later too; if that code cannot be
 * loaded, they are plain and all open.
 */
export function EntryList({ entries, go, onNavigate, ...list }: EntryListProps) {
  const nodes = useLazy(load, entries.some(isNode));
  return (
    <ul {...list}>
      {entries.map((entry) => {
        const Item = !isNode(entry) || nodes === 'failed' ? PlainItem : nodes?.NodeItem;
        return Item && <Item key={entry.id} entry={entry} go={go} onNavigate={onNavigate} />;
      })}
    </ul>
  );
}

function PlainItem({ entry, go, onNavigate }: { entry: Entry } & Pick<EntryListProps, 'go' | 'onNavigate'>) {
  const { t } = useShell();
  const { icon, target, children } = entry;
  const said = entryName(entry, t);
  return (
    <li>
      {target ? (
        <EntryLink entry={entry} said={said} go={go} onNavigate={onNavigate}>
          <Icon of={entryIcon(icon)} />
          <span className={classes.name}>{said}</span>
        </EntryLink>
      ) : (
        <span className="entry">{said}</span>
      )}
      {children.length > 0 && <EntryList entries={children} go={go} onNavigate={onNavigate} />}
    </li>
  );
}
