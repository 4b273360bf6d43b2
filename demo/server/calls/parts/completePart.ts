import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { moduleCounts, treeProgress } from '../../../../src/domain/tree/treeProgress.ts';
import { activityWorkflows, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { completedComposites } from '../../rules/completedComposites.ts';
import type { CommandContext } from '../command.ts';
import { beginParts } from './beginParts.ts';
import { loadRun, type LoadedRun } from './tree.ts';

/** The fields of the run through a part that completing the part sets. */
export type PartOutcome = Pick<typeof activityWorkflows.$inferInsert, 'state'> &
  Partial<Pick<typeof activityWorkflows.$inferInsert, 'submitted' | 'finished' | 'normalizedScore' | 'passed'>>;

/**
 * Completes a begun part and the composites that are complete with it, and updates the progress, which never goes down (SRV-10).
 * @returns the run, loaded after the part was completed
 */
export async function completePart(
  context: Pick<CommandContext, 'db' | 'now'>,
  run: LoadedRun,
  row: TreeRow,
  outcome: PartOutcome,
): Promise<LoadedRun> {
  const { db, now } = context;
  const workflowId = run.workflow.id;
  await db
    .update(activityWorkflows)
    .set(outcome)
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, row.part.axis)));
  const after = await loadRun(db, run.workflow.userId, workflowId, now);
  const complete = completedComposites(after.rows, row.part.axis);
  if (complete.length > 0) {
    await beginParts(context, run, complete);
    await db
      .update(activityWorkflows)
      .set({ state: workflowStates.finished, finished: new Date(now) })
      .where(
        and(
          eq(activityWorkflows.workflowId, workflowId),
          inArray(activityWorkflows.axis, [...complete]),
          or(eq(activityWorkflows.state, workflowStates.inProgress), isNull(activityWorkflows.finished)),
        ),
      );
  }
  const { done, share } = treeProgress(after.root);
  await db
    .update(objectiveWorkflows)
    .set({
      progress: Math.max(share, run.workflow.progress),
      partsDone: Math.max(done, run.workflow.partsDone),
      modules: moduleCounts(after.root),
    })
    .where(eq(objectiveWorkflows.id, workflowId));
  return after;
}
