import { eq } from 'drizzle-orm';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { reviewAllowed } from '../../../src/domain/results/reviewAllowed.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveRecords } from '../db/schemaRuns.ts';
import { accessOf, findAccess } from './lists/accesses.ts';
import { workflowWire } from './lists/accessWire.ts';
import type { LoadedRun } from './parts/tree.ts';
import { isUnderWay } from './parts/underWay.ts';

/** Whether this run may be reviewed, even if there is a later one (REVIEW-1). */
async function reviewable(db: Db, { workflow }: LoadedRun, now: number): Promise<boolean> {
  const found =
    workflow.state === workflowStates.finished
      ? await findAccess(db, workflow.userId, now, { id: workflow.accessId })
      : null;
  if (!found) return false;
  const [record] = workflow.recordId
    ? await db
        .select({ protectResults: objectiveRecords.protectResults })
        .from(objectiveRecords)
        .where(eq(objectiveRecords.id, workflow.recordId))
    : [];
  const run = objectiveWorkflowOf.read(JSON.parse(JSON.stringify(workflowWire(workflow))));
  const access = accessOf(found);
  const own = { ...run, protectResults: run.protectResults || record?.protectResults === true };
  return reviewAllowed(
    { ...access, aggregate: { ...access.aggregate, lastObjectiveWorkflow: own, lastObjectiveRecord: null } },
    { now },
  );
}

/**
 * Why a learner may not read the content of a part now, in words; null if it may be read (SRV-13). A locked part stays closed,
 * and a run that is over can be read only if it may be reviewed.
 * @param row null for the root
 */
export async function unreadable(db: Db, run: LoadedRun, row: TreeRow | null, now: number): Promise<string | null> {
  if (row && !row.verdict.opens) return `This part is locked: ${row.verdict.reason?.code ?? ''}.`;
  if ((await isUnderWay(db, run, now)) || (await reviewable(db, run, now))) return null;
  return run.workflow.state === workflowStates.finished
    ? 'This course is over and may not be reviewed.'
    : 'This course is being graded.';
}
