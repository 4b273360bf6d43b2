import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';
import { tellCertificate } from '../../notices/tellCertificate.ts';

/** The most letters of a reason. */
export const longestReason = 500;

/**
 * Revokes a certificate, once: if two people do so at the same moment, the first one counts. The owner is told (NOTE-9). False if the
 * certificate was revoked already.
 */
export async function revoke(
  db: Db,
  id: string,
  { now, by, reason }: { readonly now: number; readonly by: string; readonly reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [done] = await tx
      .update(certificateRecords)
      .set({ revokedAt: new Date(now), revokedBy: by, revokeReason: reason })
      .where(and(eq(certificateRecords.id, id), isNull(certificateRecords.revokedAt)))
      .returning({ number: certificateRecords.number });
    if (done) await tellCertificate(tx, done.number, 'revoked', now);
    return done !== undefined;
  });
}
