import type { ObjectiveAccess } from './course.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import { stateOf } from '../tree/partDone.ts';

/**
 * Whether starting makes a new run: there is none, a retake is asked for, or the last is finished and retake is allowed (START-1).
 * Otherwise the last run goes on.
 */
export function startNeeded(access: Pick<ObjectiveAccess, 'retake' | 'aggregate'>, retakeAsked: boolean): boolean {
  const last = access.aggregate.lastObjectiveWorkflow;
  return last === null || retakeAsked || (last.state === 'finished' && access.retake);
}

const unbegun = ({ leaf, verdict, part }: TreeRow, reviewing: boolean) =>
  leaf && verdict.opens && !reviewing && stateOf(part.child) === null;

/** Whether opening a row starts it: it opens, has not been started, asks nothing first, and the course is not being reviewed (START-4). */
export function partStartNeeded(row: TreeRow, reviewing: boolean): boolean {
  return unbegun(row, reviewing) && !row.part.child.supportCollaborativeMode;
}

/** Whether a row asks with whom before it is started (TEAM-1, TEAM-2). */
export function teamAsked(row: TreeRow, reviewing: boolean): boolean {
  return unbegun(row, reviewing) && row.part.child.supportCollaborativeMode;
}
