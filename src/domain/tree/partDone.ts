import type { Activity, ActivityPart } from './activity.ts';
import type { WorkflowState } from '../course/states.ts';

/** The learner's state in an activity; null: not started (STATE-16). */
export function stateOf(activity: Activity): WorkflowState | null {
  return activity.aggregate.lastActivityWorkflow?.state ?? null;
}

/** Whether an activity is complete: handed in or finished (FINISH-2). */
export function isDone(activity: Activity): boolean {
  const state = stateOf(activity);
  return state !== null && state !== 'inProgress';
}

/** Whether the submitted work still waits for its grading. */
export function isWaiting(activity: Activity): boolean {
  const state = stateOf(activity);
  return state === 'submitted' || state === 'inGrading';
}

/** Whether a part holds content itself. A composite holds parts, even when it has none yet. */
export function isLeaf(part: ActivityPart): boolean {
  return part.child.type !== 'composite';
}
