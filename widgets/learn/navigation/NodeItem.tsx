import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useState } from 'react';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryList, type EntryListProps } from './EntryList.tsx';
import { entryName } from './entryName.ts';
import type { Entry } from './navigationModel.ts';
import { nodeIcon } from './nodeIcon.ts';
import css from './nodes.css';
import { useShell } from '../portal.tsx';
import { classes } from '../learn.css';

const holdsCurrent = ({ current, children }: Entry): boolean => current || children.some(holdsCurrent);

/** An entry from a node; its children open and close (NAV-15). */
export function NodeItem({ entry, go, onNavigate }: { entry: Entry } & Pick<EntryListProps, 'go' | 'onNavigate'>) {
  useSheet(css);
  const { t } = useShell();
  const [open, setOpen] = useState(() => entry.children.some(holdsCurrent));
  const below = useId();
  const { icon, target, children } = entry;
  const said = entryName(entry, t);
  const face = (
    <>
      <Icon of={nodeIcon(icon)} />
      <span className={classes.name}>{said}</span>
    </>
  );
  const turn = {
    'type': 'button' as const,
    'aria-expanded': open,
    'aria-controls': below,
    'onClick': () => setOpen(!open),
  };
  return (
    <li className={children.length > 0 ? 'parent' : undefined}>
      {target ? (
        <EntryLink entry={entry} said={said} go={go} onNavigate={onNavigate}>
          {face}
        </EntryLink>
      ) : (
        <button className="entry" title={said} {...turn}>
          {face}
          <Icon of={ChevronDown} size="s" />
        </button>
      )}
      {target && children.length > 0 && (
        <button
          className="twist"
          title={t('entriesBelow', { name: said })}
          aria-label={t('entriesBelow', { name: said })}
          {...turn}
        >
          <Icon of={ChevronDown} size="s" />
        </button>
      )}
      {children.length > 0 && (
        <EntryList id={below} className="below" hidden={!open} entries={children} go={go} onNavigate={onNavigate} />
      )}
    </li>
  );
}
