import { isMandatory } from './finishCheck.ts';
import type { TreeRow } from './flattenTree.ts';
import { isDone } from './partDone.ts';

/** Seconds of work that is still to be done: the sum over mandatory parts that are open (TREE-10); 0 where none of them tells its duration. */
export function timeLeft(rows: readonly TreeRow[]): number {
  return rows.reduce((sum, row) => sum + (isMandatory(row) && !isDone(row.part.child) ? (row.part.child.duration ?? 0) : 0), 0);
}
