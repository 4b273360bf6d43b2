import { isLeft } from '../course/finishCheck.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import { total } from '../../plain/total.ts';

/** Seconds of work left: the sum over open mandatory parts (TREE-10); 0 if none of them has a duration. */
export function timeLeft(rows: readonly TreeRow[]): number {
  return total(rows.map((row) => (isLeft(row) ? (row.part.child.duration ?? 0) : 0)));
}
