import type { Activity } from '../../domain/activity.ts';
import type { TreeRow } from '../../domain/flattenTree.ts';
import { isStop, unitOf } from '../../domain/readingUnit.ts';
import { playable } from './completeOf.ts';
import { linkOf, type PartLink } from './partLink.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './Words.ts';

/** A neighbour in reading order; a closed one is named with its reason, and never skipped. */
export interface Neighbour extends PartLink {
  /** "Next", or "Next: " and why it does not open. */
  readonly label: string;
  readonly closed: boolean;
}

/** What turning the page leads to. */
export interface Turns {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Path of the next part, where it opens: its content is fetched while this one is read. */
  readonly ahead: string | null;
}

/** The stops before and after a row (PRESENT-4). Before the first of a course in tiles lies the page of its tiles. */
export function turnModel(root: Activity, current: TreeRow | null, rows: readonly TreeRow[], words: Words): Turns {
  const next = root.presentationMode.startsWith('longRead') ? undefined : rows.slice(current ? current.index + 1 : 0).find(isStop);
  const previous = current ? rows.slice(0, current.index).findLast(isStop) : undefined;
  const start = current && root.presentationMode === 'tiles' ? { axis: [], name: root.name, label: words.t('previous'), closed: false } : null;
  return { next: next ? neighbourOf(next, 'next', words) : null, previous: previous ? neighbourOf(previous, 'previous', words) : start, ahead: current && next ? aheadOf(next, rows) : null };
}

function aheadOf(next: TreeRow, rows: readonly TreeRow[]): string | null {
  const first = unitOf(next) === next ? rows.slice(next.index + 1).find((row) => row.leaf && unitOf(row) === next) : next;
  return first?.verdict.opens && playable.has(first.part.child.type) ? first.part.activityPathId : null;
}

const lockedKeys = { next: 'nextLocked', previous: 'previousLocked' } as const;

function neighbourOf(row: TreeRow, side: 'next' | 'previous', words: Words): Neighbour {
  const { reason } = row.verdict;
  const label = reason ? words.t(lockedKeys[side], { reason: reasonText(reason, words) }) : words.t(side);
  return { ...linkOf(row), label, closed: reason !== null };
}
