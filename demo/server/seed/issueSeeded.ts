import { eq } from 'drizzle-orm';
import { certifiable } from '../certificates/certifiable.ts';
import { insertCertificate } from '../certificates/insertCertificate.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveRecords } from '../db/schemaRuns.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { certificateRows } from './certificateRows.ts';

/** Issues the certificates for the results of the seed, each on its day, with numbers that nobody knows beforehand (CERT-5). */
export async function issueSeeded(db: Db, revoked: ReturnType<typeof certificateRows>['revoked']): Promise<void> {
  for (const one of await certifiable(db, eq(objectiveRecords.passed, true)))
    await insertCertificate(db, one, one.record.finished?.getTime() ?? 0, null);
  for (const { recordId, revokedAt, reason } of revoked)
    await db
      .update(certificateRecords)
      .set({ revokedAt, revokedBy: uuidOf('user:ada'), revokeReason: reason })
      .where(eq(certificateRecords.recordId, recordId));
}
