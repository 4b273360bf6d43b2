import { and, eq } from 'drizzle-orm';
import { array, maxLength, minLength, object, pipe } from 'valibot';
import { submitScorm } from '../../../../src/contract/parts/scorm.ts';
import { commandOf } from '../../calls/command.ts';
import { checkOpen } from '../../calls/parts/checkOpen.ts';
import { loadRun } from '../../calls/parts/tree.ts';
import { checkUnderWay } from '../../calls/parts/underWay.ts';
import { notFound, reference } from '../../calls/route.ts';
import { scormAttempts } from '../../db/scorm/schemaScorm.ts';
import { recordResult } from './recordResult.ts';

/**
 * Submits the results of a package (SUBMIT-3, SCORM-15): its part is complete by that, even if the package never said so, and its launches
 * can commit nothing more. A second submission changes nothing.
 */
export const submitPackage = commandOf({
  call: submitScorm,
  body: object({
    objectiveWorkflowId: reference,
    activityWorkflowIds: pipe(array(reference), minLength(1), maxLength(12)),
  }),
  async run({ db, userId, now }, { objectiveWorkflowId, activityWorkflowIds }) {
    // Locks the attempt before the run, as commits do.
    const run = await loadRun(db, userId, objectiveWorkflowId, now);
    const axis = run.activityWorkflows.find(({ id }) => id === activityWorkflowIds.at(-1))?.axis;
    if (axis === undefined) throw notFound('started part');
    const where = and(eq(scormAttempts.workflowId, objectiveWorkflowId), eq(scormAttempts.axis, axis));
    const [attempt] = await db.select().from(scormAttempts).where(where).for('update');
    if (!attempt) throw notFound('package');
    if (attempt.submitted) return {};
    const row = run.rows.find(({ part }) => part.axis === axis);
    if (row) await checkOpen({ db, now }, run, row);
    else await checkUnderWay(db, run, now);
    await db
      .update(scormAttempts)
      .set({ submitted: new Date(now) })
      .where(where);
    await recordResult(db, { userId, workflowId: objectiveWorkflowId, axis, now }, attempt);
    return {};
  },
});
