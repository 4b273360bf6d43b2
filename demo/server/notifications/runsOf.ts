import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';

/** How the runs of a learner stand, by their ids, as a text of each: two are the same where nothing was done in between. */
export async function runsOf(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const { id, state, partsDone, recordId } = objectiveWorkflows;
  const found = await db
    .select({ id, state, partsDone, recordId })
    .from(objectiveWorkflows)
    .where(and(eq(objectiveWorkflows.userId, userId), isNull(objectiveWorkflows.leftAt)));
  return new Map(found.map((run) => [run.id, `${run.state} ${run.partsDone} ${run.recordId ?? ''}`]));
}
