import { and, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { findCertificates } from '../certificates/findCertificates.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { objectiveRecords, objectiveWorkflows } from '../db/schemaRuns.ts';
import { certificateNotice } from './tellCertificate.ts';
import { gradedOf } from './tellGraded.ts';
import { tell } from './tell.ts';

/** How late a date may still be noticed that passed while no process ran, in milliseconds. */
const late = 30 * 86_400_000;
/** Number of the policy that reveals results from a date on (GRADE-3). */
const AFTER_DATE = 3;

/**
 * Notifies people of results and certificates that were made before their date of being revealed, once that date has come (NOTE-13,
 * CERT-8).
 */
export async function tellRevealed(db: Db, now: number): Promise<void> {
  const { gradeRevealPolicy, gradeRevealDate } = objectiveAccesses;
  const revealed = and(
    eq(gradeRevealPolicy, AFTER_DATE),
    gt(gradeRevealDate, new Date(now - late)),
    lte(gradeRevealDate, new Date(now)),
  );
  await tell(db, now, async (tx) => {
    const graded = await tx
      .select({
        userId: objectiveAccesses.userId,
        objectiveId: objectiveAccesses.objectiveId,
        id: objectiveWorkflows.id,
      })
      .from(objectiveRecords)
      .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveRecords.accessId))
      .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveRecords.workflowId))
      .where(
        and(
          revealed,
          eq(objectiveWorkflows.state, workflowStates.finished),
          isNotNull(objectiveRecords.normalizedScore),
          lt(objectiveRecords.finished, gradeRevealDate),
        ),
      );
    const certified = await findCertificates(
      tx,
      now,
      and(revealed, isNull(certificateRecords.revokedAt), lt(certificateRecords.created, gradeRevealDate)),
    );
    return [
      ...graded.map(({ userId, objectiveId, id }) => gradedOf(userId, objectiveId, id)),
      ...certified.map((one) => certificateNotice(one, 'issued')),
    ];
  });
}
