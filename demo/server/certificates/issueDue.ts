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
 * Issues what is due by the rule (CERT-6): a certificate for each passed result of a course with a template, an imported one too, that
 * never had one. Done again, or twice at once, it issues nothing more.
 * @param of whose results; all where it is left out
 * @param toldAt the time by which its owner is told (NOTE-9)
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
