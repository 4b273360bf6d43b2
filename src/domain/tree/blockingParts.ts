import { isLeft } from '../course/finishCheck.ts';
import type { TreeRow } from './flattenTree.ts';

/**
 * The parts that a locked part waits for (REASON-2, REASON-10): mandatory parts before it that are not complete, in
 * reading order. Open ones come first, since they can be done now.
 */
export function blockingParts(row: TreeRow, rows: readonly TreeRow[]): readonly TreeRow[] {
  const before = rows.slice(0, row.index).filter(isLeft);
  return [...before.filter(({ verdict }) => verdict.opens), ...before.filter(({ verdict }) => !verdict.opens)];
}
