import type { Activity } from './activity.ts';
import type { TreeRow } from './flattenTree.ts';

/** What is taken under watch, and waits for its start-token (PROCT-3). */
export interface WatchedPlace {
  /** The root's run. */
  readonly activityWorkflowId: string;
  /** A part that is watched by itself; null for the whole course. */
  readonly activityPathId: string | null;
}

/**
 * What has to be put under watch before it is shown: the course, else the part that is read (PROCT-3). Null where nobody watches, where a session is named
 * already, in a run that does not go on, and for what does not open.
 * @param known `proctored`: the course itself is; `inProgress`: the run goes on
 */
export function watchedPlace(root: Activity, current: TreeRow | null, known: { readonly proctored: boolean; readonly inProgress: boolean }): WatchedPlace | null {
  const run = root.aggregate.lastActivityWorkflow;
  if (!known.inProgress || !run) return null;
  if (known.proctored || root.proctored) return run.lastProctoringSessionId === null ? { activityWorkflowId: run.id, activityPathId: null } : null;
  if (!current?.part.child.proctored || !current.verdict.opens) return null;
  const own = current.part.child.aggregate.lastActivityWorkflow;
  const goesOn = own === null || (own.state === 'inProgress' && own.lastProctoringSessionId === null);
  return goesOn ? { activityWorkflowId: run.id, activityPathId: current.part.activityPathId } : null;
}
