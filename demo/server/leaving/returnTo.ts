import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { leavings } from '../db/schemaLeavings.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';

/** Restores a course that a learner adds again: the run as it was, and the place that they had last opened (LEAVE-6). */
export async function returnTo(db: Db, accessId: string, now: number): Promise<void> {
  const [left] = await db
    .update(leavings)
    .set({ returnedAt: new Date(now) })
    .where(and(eq(leavings.accessId, accessId), isNull(leavings.returnedAt)))
    .returning();
  if (!left) return;
  const { workflowId: lastWorkflowId, lastOpenedAt, lastOpenedAxis } = left;
  await db
    .update(objectiveAccesses)
    .set({ lastWorkflowId, lastOpenedAt, lastOpenedAxis })
    .where(eq(objectiveAccesses.id, accessId));
  if (lastWorkflowId)
    await db.update(objectiveWorkflows).set({ leftAt: null }).where(eq(objectiveWorkflows.id, lastWorkflowId));
}
