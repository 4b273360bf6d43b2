import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { attachments } from '../db/work/schemaWork.ts';
import type { Storage } from '../storage/storage.ts';

/** A file of which no byte has arrived for so long is given up (ATTACH-8). In milliseconds. */
export const givenUpAfter = 24 * 3_600_000;
const atOnce = 200;

/** Removes the bytes of files that were taken away, then what is known of them. What the storage keeps from it is tried again. */
export async function removeFiles(db: Db, storage: Storage, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await storage.removeAll(id);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Gives up files that never came whole, and removes those that were taken away or whose run is gone (ATTACH-8). */
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
