import { and, eq, isNotNull } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { loadRun } from '../../calls/parts/tree.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { activityWorkflows } from '../../db/schemaRuns.ts';
import { groupRuns } from '../../db/schemaTeams.ts';
import { takeOver } from '../takeOver.ts';

/**
 * A person is on a team again: the parts that they can only do with it continue with it (TEAM-15). Parts that they do alone by now stay
 * theirs.
 */
export async function takeBack(db: Db, groupId: string, userId: string, now: number): Promise<void> {
  const apart = await db
    .select({ run: activityWorkflows })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.lastWorkflowId, activityWorkflows.workflowId))
    .where(
      and(
        eq(groupRuns.groupId, groupId),
        eq(objectiveAccesses.userId, userId),
        eq(activityWorkflows.state, workflowStates.inProgress),
        isNotNull(groupRuns.removed),
      ),
    );
  for (const { run } of apart) {
    const own = await loadRun(db, userId, run.workflowId, now);
    const row = own.rows.find(({ part }) => part.axis === run.axis);
    if (!row || row.part.child.supportPersonalMode) continue;
    await db.update(groupRuns).set({ removed: null }).where(eq(groupRuns.activityWorkflowId, run.id));
    await takeOver({ db, now }, own, row, groupId);
  }
}
