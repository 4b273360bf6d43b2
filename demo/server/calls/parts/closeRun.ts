import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { issueDue } from '../../certificates/issueDue.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { tellGraded } from '../../notices/tellGraded.ts';
import type { gradeCourse } from '../../rules/gradeCourse.ts';
import type { LoadedRun } from './tree.ts';

/**
 * Ends a run: gives its result to the learner (SUBMIT-2) and issues the certificate that it earned (CERT-6). The learner is told of both
 * (NOTE-9).
 * @param prepared id of the record that a grader has already made for the result
 */
export async function closeRun(
  db: Db,
  { workflow, rows, context }: LoadedRun,
  result: ReturnType<typeof gradeCourse>,
  finished: Date,
  prepared?: string,
): Promise<void> {
  // A course without parts has full progress when it ends.
  const progress = rows.length > 0 ? workflow.progress : 1;
  const id = prepared ?? randomUUID();
  const given = { finished, progress, ...result };
  if (prepared) await db.update(objectiveRecords).set(given).where(eq(objectiveRecords.id, prepared));
  else await db.insert(objectiveRecords).values({ id, accessId: workflow.accessId, workflowId: workflow.id, ...given });
  await db
    .update(objectiveWorkflows)
    .set({ state: workflowStates.finished, progress, finished, recordId: id, gradeAt: null })
    .where(eq(objectiveWorkflows.id, workflow.id));
  await db
    .update(activityWorkflows)
    .set({ state: workflowStates.finished, finished })
    .where(and(eq(activityWorkflows.workflowId, workflow.id), eq(activityWorkflows.axis, '')));
  await db
    .update(objectiveAccesses)
    .set({ lastRecordId: id })
    .where(and(eq(objectiveAccesses.id, workflow.accessId), eq(objectiveAccesses.lastWorkflowId, workflow.id)));
  if (result.normalizedScore !== null) await tellGraded(db, workflow, context.now);
  await issueDue(db, finished.getTime(), { recordId: id }, context.now);
}
