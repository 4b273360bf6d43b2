import { and, eq, lte, notExists } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { objectiveRecords } from '../db/schemaRuns.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { certifiable } from './certifiable.ts';
import { tellCertificate } from '../notices/tellCertificate.ts';
import { insertCertificate } from './insertCertificate.ts';

const none = (db: Db) =>
  notExists(
    db
      .select({ id: certificateRecords.id })
      .from(certificateRecords)
      .where(eq(certificateRecords.recordId, objectiveRecords.id)),
  );

/**
 * Issues the certificates that are due by the rule (CERT-6): one for each passed result of a course with a template that never had one,
 * also for imported results. A second call, later or at the same time, issues nothing more.
 * @param of the person or the record; all results if it is left out
 * @param toldAt the time at which the owner is told (NOTE-9)
 */
export async function issueDue(
  db: Db,
  now: number,
  of: { readonly userId?: string; readonly recordId?: string } = {},
  toldAt = now,
): Promise<void> {
  const due = await certifiable(
    db,
    and(
      eq(objectiveRecords.passed, true),
      lte(objectiveRecords.finished, new Date(now)),
      of.userId === undefined ? undefined : eq(objectiveAccesses.userId, of.userId),
      of.recordId === undefined ? undefined : eq(objectiveRecords.id, of.recordId),
      none(db),
    ),
  );
  for (const one of due)
    await db.transaction(async (tx) => {
      const number = await insertCertificate(tx, one, now, null);
      if (number) await tellCertificate(tx, number, 'issued', toldAt);
    });
}
