import type { ObjectiveAccess } from './course.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import { stateOf } from '../tree/partDone.ts';

/**
 * Whether starting creates a new run: there is none yet, a retake is requested, or the last run is finished and retake is allowed
 * (START-1). Otherwise the last run continues.
 */
export function startNeeded(access: Pick<ObjectiveAccess, 'retake' | 'aggregate'>, retakeAsked: boolean): boolean {
  const last = access.aggregate.lastObjectiveWorkflow;
  return last === null || retakeAsked || (last.state === 'finished' && access.retake);
}

const unbegun = ({ leaf, verdict, part }: TreeRow, reviewing: boolean) =>
  leaf && verdict.opens && !reviewing && stateOf(part.child) === null;

/**
 * Whether opening a row starts it: it opens, has not been started, does not ask about a team first, and the course is not being reviewed
 * (START-4).
 */
export function partStartNeeded(row: TreeRow, reviewing: boolean): boolean {
  return unbegun(row, reviewing) && !row.part.child.supportCollaborativeMode;
}

/** Whether a row asks the learner with whom they work before it starts (TEAM-1, TEAM-2). */
export function teamAsked(row: TreeRow, reviewing: boolean): boolean {
  return unbegun(row, reviewing) && row.part.child.supportCollaborativeMode;
}
