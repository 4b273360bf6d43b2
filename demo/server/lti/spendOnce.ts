import { createHash } from 'node:crypto';
import type { Db } from '../db/openDb.ts';
import { ltiUsed } from '../db/schemaLti.ts';

/**
 * Uses up something that works once (LTI-8), in whichever process.
 * @param what names its kind too, so that values of different kinds stay apart
 * @param expiresAt after which it would not work anyway, in milliseconds since 1970
 * @returns false where it was used before
 */
export async function spendOnce(db: Db, what: string, expiresAt: number): Promise<boolean> {
  const id = createHash('sha256').update(what).digest('base64url');
  const kept = await db
    .insert(ltiUsed)
    .values({ id, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ id: ltiUsed.id });
  return kept.length > 0;
}
