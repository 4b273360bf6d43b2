import type { ObjectiveAccess } from './course.ts';
import type { TreeRow } from './flattenTree.ts';
import { stateOf } from './partDone.ts';

/**
 * Whether starting makes a new run: there is none, a retake is asked for, or the last is finished and retake is allowed (START-1).
 * Otherwise the last run goes on.
 */
export function startNeeded(access: Pick<ObjectiveAccess, 'retake' | 'aggregate'>, retakeAsked: boolean): boolean {
  const last = access.aggregate.lastObjectiveWorkflow;
  return last === null || retakeAsked || (last.state === 'finished' && access.retake);
}

/** Whether opening a row starts it: it opens, has not been started, and the course is not being reviewed (START-4). */
export function partStartNeeded(row: TreeRow, reviewing: boolean): boolean {
  return row.leaf && row.verdict.opens && !reviewing && stateOf(row.part.child) === null;
}
