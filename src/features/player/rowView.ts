import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { TreeRow } from '../../domain/flattenTree.ts';
import { isDone } from '../../domain/partDone.ts';
import { isLongRead } from '../../domain/readingUnit.ts';
import { treeProgress } from '../../domain/treeProgress.ts';
import type { TreeNode } from '../../ui/treeNode.ts';
import { kindIcons, markKinds } from './partKind.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './Words.ts';

/** What is said of a part wherever it is listed: in the tree and on its tile. */
export type RowView = Pick<TreeNode, 'name' | 'sub' | 'subTone' | 'count' | 'icon' | 'iconLabel' | 'mark' | 'dim'>;

/** A part as it is listed (ICON, REASON). @param here it is the one that is read */
export function rowView(row: TreeRow, here: boolean, words: Words): RowView {
  const { part, verdict } = row;
  const { t, formats } = words;
  const { done, total } = row.leaf ? { done: 0, total: 0 } : treeProgress(part.child);
  const kind = t(`type.${part.child.type}`);
  return {
    name: part.child.name,
    ...subOf(row, here, words),
    count: total > 0 ? t('doneOf', { done: formats.number(done), total: formats.number(total) }) : undefined,
    icon: verdict.locked ? Lock : kindIcons[part.child.type],
    iconLabel: verdict.locked ? `${kind} · ${t('locked')}` : kind,
    mark: row.icon ? { kind: markKinds[row.icon], label: t(`mark.${row.icon}`) } : undefined,
    dim: !verdict.opens,
  };
}

/** The one line under a name: the reason, the score, the due date, "optional", or how long it takes; the first that applies. */
function subOf({ part, verdict, parent, icon, leaf }: TreeRow, here: boolean, words: Words): Pick<TreeNode, 'sub' | 'subTone'> {
  const { t, formats, now } = words;
  const { child, constraint } = part;
  if (verdict.reason) return parent && !parent.verdict.opens ? {} : { sub: reasonText(verdict.reason, words) };
  if (!leaf && !isLongRead(child)) return {};
  if (icon === 'belowPassingScore') {
    const score = child.aggregate.bestActivityRecord?.normalizedScore ?? null;
    return { sub: score === null ? t('mark.belowPassingScore') : t('belowPassingScore', { percent: formats.percent(score) }), subTone: 'warning' };
  }
  const due = constraint?.due ?? null;
  if (due !== null && !isDone(child)) {
    return due < now ? { sub: t('wasDueOn', { date: formats.day(due, now) }), subTone: 'danger' } : { sub: t('dueOn', { date: formats.day(due, now) }) };
  }
  if (icon === 'optional') return { sub: t('mark.optional') };
  const plain = child.type === 'text' || !leaf;
  if (!child.duration) return plain ? {} : { sub: t(`type.${child.type}`) };
  const duration = formats.duration(child.duration);
  if (here) return { sub: t('aboutDuration', { duration }) };
  return { sub: plain ? duration : `${t(`type.${child.type}`)} · ${duration}` };
}
