import type { ObjectiveWorkflowAggregate } from '../course/workflow.ts';
import type { TreeRow } from '../tree/flattenTree.ts';

/** The facts about a course's root, from its tree or from the course itself. */
export interface ProctoredRoot {
  readonly proctored: boolean;
  readonly aggregate: Pick<ObjectiveWorkflowAggregate, 'lastActivityWorkflow'>;
}

/** A proctored place that waits for its start token (PROCT-3). */
export interface ProctoredPlace {
  /** Id of the root's run. */
  readonly activityWorkflowId: string;
  /** A part that is proctored by itself; null for the whole course. */
  readonly activityPathId: string | null;
}

/**
 * The place that needs a proctoring session before it is shown: the course, else the part that is read (PROCT-3). Null if nothing is
 * proctored, a session is known already, the run is not in progress, or the part does not open.
 * @param known `proctored`: the course itself is; `inProgress`: the course's run is in progress
 */
export function proctoredPlace(
  root: ProctoredRoot,
  current: TreeRow | null,
  known: { readonly proctored: boolean; readonly inProgress: boolean },
): ProctoredPlace | null {
  const run = root.aggregate.lastActivityWorkflow;
  if (!known.inProgress || !run) return null;
  if (known.proctored || root.proctored)
    return run.lastProctoringSessionId === null ? { activityWorkflowId: run.id, activityPathId: null } : null;
  if (!current?.part.child.proctored || !current.verdict.opens) return null;
  const own = current.part.child.aggregate.lastActivityWorkflow;
  const goesOn = own === null || (own.state === 'inProgress' && own.lastProctoringSessionId === null);
  return goesOn ? { activityWorkflowId: run.id, activityPathId: current.part.activityPathId } : null;
}
