import type { ObjectiveWorkflow } from '../course/workflow.ts';

/** Whether a run is with its proctor: it was not submitted, but the learner can do nothing more in it (PROCT-4). */
export function isWithProctor(run: Pick<ObjectiveWorkflow, 'state' | 'gradingByProctoring'> | null): boolean {
  return run?.state === 'inProgress' && run.gradingByProctoring;
}
