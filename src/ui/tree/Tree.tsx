import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import css from './tree.css';
import { useSheet } from '../sheets/sheet.ts';
import { TreeRow } from './TreeRow.tsx';
import { visibleNodes, type TreeNode, type VisibleNode } from './treeNode.ts';
import { useLazy } from '../lazy/useLazy.ts';

const loadVirtualRows = () => import('./VirtualRows.tsx');
/** In trees with more rows, only those near the view are drawn. */
const many = 100;
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** Nodes of the whole tree, folded ones too. */
  readonly size: number;
  /** Ids of the nodes that are unfolded. */
  readonly expanded: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** A row was chosen by click or Enter. A plain click on a row with `href` should prevent the default and navigate itself. */
  readonly onOpen: (id: string, event: MouseEvent<HTMLElement>) => void;
}

/**
 * A tree with one tab stop: arrows move and fold (mirrored in right-to-left text), Home and End go to the ends, typed letters go to the
 * next name that begins with them.
 */
export function Tree({ label, nodes, size, expanded, onToggle, onOpen }: TreeProps) {
  useSheet(css);
  const [root, setRoot] = useState<HTMLUListElement | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = useMemo(() => visibleNodes(nodes, expanded), [nodes, expanded]);
  const stop = (rows.find((row) => row.node.id === chosen) ?? rows.find((row) => row.node.current) ?? rows[0])?.node.id;

  // A row far from the view is drawn only once it is the tab stop; it gets the focus then.
  const awaited = useRef<string | null>(null);
  const focus = (id: string | undefined) => {
    if (id === undefined) return;
    awaited.current = id;
    setChosen(id);
    focusAwaited();
  };
  const focusAwaited = () => {
    const row =
      awaited.current !== null && root?.querySelector<HTMLElement>(`[data-id="${CSS.escape(awaited.current)}"]`);
    if (!row) return;
    awaited.current = null;
    row.focus();
  };
  useLayoutEffect(focusAwaited);
  const virtual = useLazy(loadVirtualRows, size > many);

  const byLetter = (letter: string, now: number, from: number) => {
    const text = now - typed.current.at < 500 ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const start = text.length > 1 ? from : from + 1;
    for (let step = 0; step < rows.length; step++) {
      const row = rows[(start + step) % rows.length];
      if (row?.node.name.toLocaleLowerCase().startsWith(text.toLocaleLowerCase())) return focus(row.node.id);
    }
  };

  const linkOf = (event: { readonly target: EventTarget }) =>
    (event.target as Element).closest<HTMLElement>('[data-id]');
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const node = rows.find((row) => row.node.id === linkOf(event)?.dataset['id'])?.node;
    if (node?.children && !node.href) onToggle(node.id);
    else if (node) onOpen(node.id, event);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = linkOf(event);
    const at = rows.findIndex((row) => row.node.id === target?.dataset['id']);
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const folder = row.node.children !== undefined;
    const open = folder && expanded.has(row.node.id);
    const key = (root?.matches(':dir(rtl)') && mirrored[event.key]) || event.key;
    switch (key) {
      case 'ArrowDown':
        focus(rows[at + 1]?.node.id);
        break;
      case 'ArrowUp':
        focus(rows[at - 1]?.node.id);
        break;
      case 'Home':
        focus(rows[0]?.node.id);
        break;
      case 'End':
        focus(rows.at(-1)?.node.id);
        break;
      case 'ArrowRight':
        if (folder && !open) onToggle(row.node.id);
        else if (open) focus(rows[at + 1]?.node.id);
        break;
      case 'ArrowLeft':
        if (open) onToggle(row.node.id);
        else focus(row.parent ?? undefined);
        break;
      case ' ':
        target?.click();
        break;
      case 'Escape':
        root?.classList.add('quiet');
        return;
      default:
        if (key.length === 1) byLetter(key, event.timeStamp, at);
        return;
    }
    event.preventDefault();
  };

  // Escape hides a tooltip until the reader moves on.
  const speak = () => root?.classList.remove('quiet');
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    speak();
    setChosen((before) => linkOf(event)?.dataset['id'] ?? before);
  };
  const draw = (row: VisibleNode) => (
    <TreeRow {...row} stop={row.node.id === stop} open={row.node.children && expanded.has(row.node.id)} />
  );
  return (
    <ul
      className="tree"
      role="tree"
      aria-label={label}
      ref={setRoot}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerMove={speak}
      part="tree"
    >
      {virtual && virtual !== 'failed' && root && rows.length > many ? (
        <virtual.VirtualRows rows={rows} stop={stop} list={root} draw={draw} />
      ) : (
        rows.map((row) => (
          <li key={row.node.id} role="none">
            {draw(row)}
          </li>
        ))
      )}
    </ul>
  );
}
