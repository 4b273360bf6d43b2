import { isLeft } from './finishCheck.ts';
import type { TreeRow } from './flattenTree.ts';

/** Seconds of work that is still to be done: the sum over mandatory parts that are open (TREE-10); 0 where none of them tells its duration. */
export function timeLeft(rows: readonly TreeRow[]): number {
  return rows.reduce((sum, row) => sum + (isLeft(row) ? (row.part.child.duration ?? 0) : 0), 0);
}
