import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { attachments } from '../db/work/schemaWork.ts';
import type { Storage } from '../storage/storage.ts';

/** A file is given up when no byte of it has arrived for this time (ATTACH-8). In milliseconds. */
export const givenUpAfter = 24 * 3_600_000;
const atOnce = 200;

/** Deletes the bytes of removed files, then their rows. A file that the storage fails to delete is tried again later. */
export async function removeFiles(db: Db, storage: Storage, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await storage.removeAll(id);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Gives up files that never arrived completely, and deletes those that were removed or whose run is gone (ATTACH-8). */
export async function purgeFiles(db: Db, storage: Storage, now: number): Promise<void> {
  await db
    .update(attachments)
    .set({ removed: new Date(now) })
    .where(
      and(
        isNull(attachments.removed),
        sql`${attachments.received} < ${attachments.size}`,
        lt(attachments.touched, new Date(now - givenUpAfter)),
      ),
    );
  const gone = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(or(isNotNull(attachments.removed), isNull(attachments.workflowId)))
    .limit(atOnce);
  await removeFiles(
    db,
    storage,
    gone.map(({ id }) => id),
  );
}
