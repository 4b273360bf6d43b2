import type { Activity } from '../tree/activity.ts';
import { autoSelect } from '../tree/autoSelect.ts';
import { childrenInOrder } from '../tree/childrenInOrder.ts';
import type { ObjectiveAccess } from './course.ts';
import { courseActions } from './courseActions.ts';
import { courseState } from './courseState.ts';
import { flattenTree, pathOf, type TreeRow } from '../tree/flattenTree.ts';
import type { TreeContext } from '../tree/lockVerdict.ts';
import type { Moment } from '../time/moment.ts';
import { isLeaf, stateOf } from '../tree/partDone.ts';
import { moduleProgress, type TreeProgress } from '../tree/treeProgress.ts';

/**
 * The course to continue: the last opened one of those that can be continued here and are not archived (NEXT-1, BTN-3, BTN-11).
 * @param accesses the last opened one first
 */
export function resumeCourse(accesses: readonly ObjectiveAccess[], moment: Moment): ObjectiveAccess | null {
  return (
    accesses.find(
      (access) =>
        courseState(access.objective) !== 'archived' && courseActions(access, moment).actions.includes('continue'),
    ) ?? null
  );
}

/** The place where a course continues. */
export interface ResumePoint {
  /** Null if nothing in it is open to the learner now. */
  readonly row: TreeRow | null;
  /** Progress of each module, in reading order. */
  readonly modules: readonly TreeProgress[];
  /** The module that holds the row, from 1; null if the course has no modules. */
  readonly module: number | null;
}

/** Whether the learner can continue at a row: it opens and is unfinished. A module counts only if it is not shown as a tree. */
const goesOn = ({ leaf, verdict, part: { child } }: TreeRow) =>
  (leaf || child.presentationMode !== 'tree') && verdict.opens && (stateOf(child) ?? 'inProgress') === 'inProgress';

/**
 * The place to continue in a course: the part opened last if it opens and is unfinished, else the part that would be selected automatically
 * (NEXT-2, AUTO-1).
 * @param root with settled constraints
 * @param lastAxis ids of the part opened last, joined by `/`
 */
export function resumePoint(root: Activity, context: TreeContext, lastAxis: string | null): ResumePoint {
  const rows = flattenTree(root, context);
  const last = rows.find(({ part, leaf }) => leaf && part.axis === lastAxis);
  const row = last && goesOn(last) ? last : autoSelect(root, context, rows);
  // A module without countable leaves has no segment in the progress bar, so it is not counted here either.
  const counted = childrenInOrder(root).filter((part) => moduleProgress({ ...root, children: [part] }).length > 0);
  const open = row && goesOn(row) ? row : null;
  const at =
    open && counted.every(isLeaf) ? -1 : counted.findIndex(({ id }) => open !== null && pathOf(open)[0]?.id === id);
  return { row: open, modules: moduleProgress(root), module: at < 0 ? null : at + 1 };
}
