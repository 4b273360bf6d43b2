import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { isDone } from '../../../../domain/tree/partDone.ts';
import { isLongRead } from '../../../../domain/tree/readingUnit.ts';
import { treeProgress } from '../../../../domain/tree/treeProgress.ts';
import type { TreeNode } from '../../../../ui/tree/treeNode.ts';
import { iconOf, kindName } from './kindSign.ts';
import { markKinds, markTexts } from './partKind.ts';
import { reasonText } from '../reasonText.ts';
import type { Words } from '../Words.ts';

/** The facts about a part that every list shows: the tree, and its tile. */
export type RowView = Pick<TreeNode, 'name' | 'sub' | 'subTone' | 'count' | 'icon' | 'iconLabel' | 'mark' | 'dim'>;

/** The facts about a part that every list shows (ICON, REASON). @param here whether it is the open part */
export function rowView(row: TreeRow, here: boolean, words: Words): RowView {
  const { part, verdict } = row;
  const { t, formats } = words;
  const { done, total } = row.leaf ? { done: 0, total: 0 } : treeProgress(part.child);
  const kind = kindName(part.child, words);
  return {
    name: part.child.name,
    ...subOf(row, here, words),
    count: total > 0 ? t('doneOf', { done: formats.number(done), total: formats.number(total) }) : undefined,
    icon: verdict.locked ? Lock : iconOf(part.child, words),
    iconLabel: verdict.locked ? `${kind} · ${t('locked')}` : kind,
    mark: row.icon ? { kind: markKinds[row.icon], label: t(markTexts[row.icon]) } : undefined,
    dim: !verdict.opens,
  };
}

/**
 * The line under a name: the reason, the score, the due date, "optional", or the duration; the first one that applies.
 */
function subOf(
  { part, verdict, parent, icon, leaf, result }: TreeRow,
  here: boolean,
  words: Words,
): Pick<TreeNode, 'sub' | 'subTone'> {
  const { t, formats, now } = words;
  const { child, constraint } = part;
  if (verdict.reason) return parent && !parent.verdict.opens ? {} : { sub: reasonText(verdict.reason, words) };
  if (!leaf && !isLongRead(child)) return {};
  if (icon === 'belowPassingScore') {
    const score = result?.normalizedScore ?? null;
    return {
      sub: score === null ? t('belowPassingScore') : t('belowPassingScoreBy', { percent: formats.percent(score) }),
      subTone: 'warning',
    };
  }
  const due = constraint?.due ?? null;
  if (due !== null && !isDone(child)) {
    return due < now
      ? { sub: t('wasDueOn', { date: formats.day(due, now) }), subTone: 'danger' }
      : { sub: t('dueOn', { date: formats.day(due, now) }) };
  }
  if (icon === 'optional') return { sub: t('optional') };
  const plain = child.type === 'text' || !leaf;
  if (!child.duration) return plain ? {} : { sub: kindName(child, words) };
  const duration = formats.duration(child.duration);
  if (here) return { sub: t('aboutDuration', { duration }) };
  return { sub: plain ? duration : `${kindName(child, words)} · ${duration}` };
}
