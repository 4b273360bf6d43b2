import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { notices } from '../db/schemaNotices.ts';
import { learnersOf } from './learnersOf.ts';
import { tell } from './tell.ts';

/** Notifies all learners of a course of a new announcement in it, except its author. */
export async function tellAnnouncement(
  db: Db,
  {
    announcementId,
    objectiveId,
    authorId,
    now,
  }: { readonly announcementId: string; readonly objectiveId: string; readonly authorId: string; readonly now: number },
): Promise<void> {
  await tell(db, now, async (tx) =>
    (await learnersOf(tx, objectiveId))
      .filter((id) => id !== authorId)
      .map((userId) => ({ userId, kind: 'announcement', key: announcementId, objectiveId, data: { announcementId } })),
  );
}

/** Deletes the notices of an announcement that was withdrawn. */
export async function forgetAnnouncement(db: Db, announcementId: string): Promise<void> {
  await db.delete(notices).where(and(eq(notices.kind, 'announcement'), eq(notices.key, announcementId)));
}
