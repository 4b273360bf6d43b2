import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';
import { groupMembers, groups } from '../db/schemaTeams.ts';

/**
 * Locks the teams of a run's learner until the transaction ends. It comes before the lock on the run: changes to the runs of several
 * members then happen one after the other, and no two of them wait for each other.
 */
export async function lockTeams(db: Db, userId: string, workflowId: string): Promise<void> {
  const own = await db
    .select({ id: groups.id })
    .from(objectiveWorkflows)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(groups, eq(groups.objectiveId, objectiveAccesses.objectiveId))
    .innerJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, userId)))
    .where(and(eq(objectiveWorkflows.id, workflowId), eq(objectiveWorkflows.userId, userId)))
    .orderBy(asc(groups.id));
  for (const { id } of own) await db.select().from(groups).where(eq(groups.id, id)).for('update');
}
