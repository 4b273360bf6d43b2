import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { TreeRow } from '../../domain/flattenTree.ts';
import { isDone } from '../../domain/partDone.ts';
import { treeProgress } from '../../domain/treeProgress.ts';
import type { TreeNode } from '../../ui/treeNode.ts';
import { kindIcons, markKinds } from './partKind.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './Words.ts';

/** The table of contents as the tree of the kit (TREE-1). @param hrefOf address of a part */
export function treeModel(rows: readonly TreeRow[], current: TreeRow | null, words: Words, hrefOf: (row: TreeRow) => string): readonly TreeNode[] {
  const frontier = rows.findIndex((row) => row.leaf && !row.part.optional && !isDone(row.part.child));
  const reached = frontier < 0 ? rows.length : frontier;
  const childrenOf = (parent: TreeRow | null): TreeNode[] =>
    rows.flatMap((row, index) => (row.parent === parent ? [nodeOf(row, index < reached)] : []));

  const nodeOf = (row: TreeRow, behind: boolean): TreeNode => {
    const { part, verdict } = row;
    const group = !row.leaf && part.child.children.length > 0;
    const { done, total } = treeProgress(part.child);
    const { t, formats } = words;
    const kind = t(`type.${part.child.type}`);
    let children: readonly TreeNode[] | undefined;
    return {
      id: part.id,
      name: part.child.name,
      ...subOf(row, row === current, words),
      count: group && total > 0 ? t('doneOf', { done: formats.number(done), total: formats.number(total) }) : undefined,
      icon: verdict.locked ? Lock : kindIcons[part.child.type],
      iconLabel: verdict.locked ? `${kind}, ${t('locked')}` : kind,
      mark: row.icon ? { kind: markKinds[row.icon], label: t(`mark.${row.icon}`) } : undefined,
      rule: verdict.locked ? 'locked' : behind ? 'done' : 'ahead',
      dim: !verdict.opens,
      current: row === current,
      href: group ? undefined : hrefOf(row),
      // Made when they are first looked at: of a tree of thousands few are ever unfolded.
      get children() {
        return group ? (children ??= childrenOf(row)) : undefined;
      },
    };
  };
  return childrenOf(null);
}

/** The one line under a name: the reason, the score, the due date, "optional", or how long it takes; the first that applies. */
function subOf({ part, verdict, parent, icon, leaf }: TreeRow, here: boolean, words: Words): Pick<TreeNode, 'sub' | 'subTone'> {
  const { t, formats, now } = words;
  const { child, constraint } = part;
  if (verdict.reason) return parent && !parent.verdict.opens ? {} : { sub: reasonText(verdict.reason, words) };
  if (!leaf) return {};
  if (icon === 'belowPassing') {
    const score = child.aggregate.bestActivityRecord?.normalizedScore ?? null;
    return { sub: score === null ? t('mark.belowPassing') : t('belowPassing', { percent: formats.percent(score) }), subTone: 'warning' };
  }
  const due = constraint?.due ?? null;
  if (due !== null && !isDone(child)) {
    return due < now ? { sub: t('wasDueOn', { date: formats.day(due, now) }), subTone: 'danger' } : { sub: t('dueOn', { date: formats.day(due, now) }) };
  }
  if (icon === 'optional') return { sub: t('mark.optional') };
  if (!child.duration) return child.type === 'text' ? {} : { sub: t(`type.${child.type}`) };
  const duration = formats.duration(child.duration);
  if (here) return { sub: t('aboutDuration', { duration }) };
  return { sub: child.type === 'text' ? duration : `${t(`type.${child.type}`)} · ${duration}` };
}
