import type { ObjectiveAccess } from '../course/course.ts';

/** A proctoring session of a run (DATA-17). */
export interface ProctoringSession {
  readonly id: string;
  readonly state: 'created' | 'finished';
}

/** The run of the root whose proctoring session decides; null if there is none: not proctored, not in progress, or no session named. */
export function proctoredRun({ objective, aggregate }: Pick<ObjectiveAccess, 'objective' | 'aggregate'>): {
  readonly workflowId: string;
  readonly activityWorkflowId: string;
  readonly sessionId: string;
} | null {
  const { lastObjectiveWorkflow: workflow, lastActivityWorkflow: run } = aggregate;
  if (!objective.proctored && !objective.activity.proctored) return null;
  if (workflow?.state !== 'inProgress' || !run?.lastProctoringSessionId) return null;
  return { workflowId: workflow.id, activityWorkflowId: run.id, sessionId: run.lastProctoringSessionId };
}

/**
 * Whether the last proctoring session does not fit the run (PROCT-1): it is finished, or is not the one that the run names.
 * @param last null if the server knows none
 */
export function proctoringMismatch(
  access: Pick<ObjectiveAccess, 'objective' | 'aggregate'>,
  last: ProctoringSession | null,
): boolean {
  const run = proctoredRun(access);
  return run !== null && last !== null && (last.state === 'finished' || last.id !== run.sessionId);
}
