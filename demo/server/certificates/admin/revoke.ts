import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';

/** A reason has at most so many letters. */
export const longestReason = 500;

/** Revokes a certificate, once: of two who do it at the same moment the first is kept. False where it was revoked already. */
export async function revoke(
  db: Db,
  id: string,
  { now, by, reason }: { readonly now: number; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const done = await db
    .update(certificateRecords)
    .set({ revokedAt: new Date(now), revokedBy: by, revokeReason: reason })
    .where(and(eq(certificateRecords.id, id), isNull(certificateRecords.revokedAt)))
    .returning({ id: certificateRecords.id });
  return done.length > 0;
}
