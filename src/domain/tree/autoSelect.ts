import type { Activity } from './activity.ts';
import { flattenTree, type TreeRow } from './flattenTree.ts';
import type { TreeContext } from './lockVerdict.ts';
import { stateOf } from './partDone.ts';

const entered: ReadonlySet<Activity['presentationMode']> = new Set(['tree']);

/** Tiles and long reads are chosen as a whole (AUTO-1, AUTO-5). */
const isUnit = (row: TreeRow) => row.leaf || !entered.has(row.part.child.presentationMode);
const insideUnit = (row: TreeRow): boolean => row.parent !== null && (isUnit(row.parent) || insideUnit(row.parent));

/**
 * The row to open when none is named: the first in reading order that opens and is in progress or not started (AUTO-1); if none is, the
 * first child (AUTO-2); nothing in tiles (AUTO-3).
 * @param root with settled constraints
 * @param rows those of the root, if they are known already
 */
export function autoSelect(
  root: Activity,
  context: TreeContext,
  rows: readonly TreeRow[] = flattenTree(root, context),
): TreeRow | null {
  if (root.presentationMode === 'tiles') return null;
  const wanted = rows.find((row) => {
    const state = stateOf(row.part.child);
    return isUnit(row) && !insideUnit(row) && row.verdict.opens && (state === null || state === 'inProgress');
  });
  return wanted ?? rows[0] ?? null;
}
