import type { Activity } from '../../../domain/tree/activity.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isLongRead, isStop, unitOf } from '../../../domain/tree/readingUnit.ts';
import { playable } from '../base/completeOf.ts';
import { linkOf, type PartLink } from '../base/partLink.ts';
import { reasonText } from '../base/reasonText.ts';
import type { Words } from '../base/Words.ts';

/** A neighbour in reading order. A closed one is never skipped: it is named with its reason. */
export interface Neighbour extends PartLink {
  /** "Next", or "Next: " and the reason why it does not open. */
  readonly label: string;
  readonly closed: boolean;
}

/** The neighbours of the open part. */
export interface Turns {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Path of the next part, if it opens: its content is fetched while the learner reads this one. */
  readonly ahead: string | null;
}

/**
 * The stops before and after a row (PRESENT-4). If a course is shown as tiles, the page of its tiles comes before the
 * first part.
 */
export function turnModel(root: Activity, current: TreeRow | null, rows: readonly TreeRow[], words: Words): Turns {
  const next = isLongRead(root) ? undefined : rows.slice(current ? current.index + 1 : 0).find(isStop);
  const previous = current ? rows.slice(0, current.index).findLast(isStop) : undefined;
  const start =
    current && root.presentationMode === 'tiles'
      ? { axis: [], name: root.name, label: words.t('previous'), closed: false }
      : null;
  return {
    next: next ? neighbourOf(next, 'next', words) : null,
    previous: previous ? neighbourOf(previous, 'previous', words) : start,
    ahead: current && next ? aheadOf(next, rows) : null,
  };
}

function aheadOf(next: TreeRow, rows: readonly TreeRow[]): string | null {
  const first =
    unitOf(next) === next ? rows.slice(next.index + 1).find((row) => row.leaf && unitOf(row) === next) : next;
  return first?.verdict.opens && playable.has(first.part.child.type) ? first.part.activityPathId : null;
}

const lockedKeys = { next: 'nextLocked', previous: 'previousLocked' } as const;

function neighbourOf(row: TreeRow, side: 'next' | 'previous', words: Words): Neighbour {
  const { reason } = row.verdict;
  const label = reason ? words.t(lockedKeys[side], { reason: reasonText(reason, words) }) : words.t(side);
  return { ...linkOf(row), label, closed: reason !== null };
}
