import type { ObjectiveWorkflow } from '../course/workflow.ts';

/** Whether a run is with its proctor: it has not been handed in, and nothing is done in it any more (PROCT-4). */
export function isWithProctor(run: Pick<ObjectiveWorkflow, 'state' | 'gradingByProctoring'> | null): boolean {
  return run?.state === 'inProgress' && run.gradingByProctoring;
}
