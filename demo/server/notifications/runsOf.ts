import { and, eq, isNull } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';

/** The state of a run. */
export interface RunStanding {
  /** Two are equal if nothing was done in between. */
  readonly standing: string;
  /** It is no longer in progress. */
  readonly over: boolean;
}

/** The states of a learner's runs, by their ids. */
export async function runsOf(db: Db, userId: string): Promise<ReadonlyMap<string, RunStanding>> {
  const { id, state, partsDone, recordId } = objectiveWorkflows;
  const found = await db
    .select({ id, state, partsDone, recordId })
    .from(objectiveWorkflows)
    .where(and(eq(objectiveWorkflows.userId, userId), isNull(objectiveWorkflows.leftAt)));
  return new Map(
    found.map((run) => [
      run.id,
      {
        standing: `${run.state} ${run.partsDone} ${run.recordId ?? ''}`,
        over: run.state !== workflowStates.inProgress,
      },
    ]),
  );
}
