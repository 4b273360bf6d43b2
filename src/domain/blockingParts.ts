import { isLeft } from './finishCheck.ts';
import type { TreeRow } from './flattenTree.ts';

/** What has to be done before a part that waits (REASON-2, REASON-10): mandatory parts before it that are not complete, in reading order. Those that open come first, for they can be done now. */
export function blockingParts(row: TreeRow, rows: readonly TreeRow[]): readonly TreeRow[] {
  const before = rows.slice(0, row.index).filter(isLeft);
  return [...before.filter(({ verdict }) => verdict.opens), ...before.filter(({ verdict }) => !verdict.opens)];
}
