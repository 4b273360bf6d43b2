import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectives, users } from '../db/schema.ts';
import { announcements } from '../db/schemaAnnouncements.ts';
import { withName } from '../oidc/people.ts';
import { forgetAnnouncement, tellAnnouncement } from '../notices/tellAnnouncement.ts';
import { changesOf } from './changesOf.ts';

/** A course with its channel, for its instructor. */
export interface PostedCourse {
  readonly id: string;
  readonly name: string;
  /** Null before the first announcement, which opens it. */
  readonly channelId: string | null;
  readonly posts: readonly {
    readonly id: string;
    readonly text: string;
    readonly sent: Date;
    readonly author: string | null;
  }[];
}

/** Announcements on a page. */
const most = 100;

/** All courses by name, with the number of their announcements. */
export const postedCourses = (db: Db) =>
  db
    .select({ id: objectives.id, name: objectives.name, posts: count(announcements.id) })
    .from(objectives)
    .leftJoin(announcements, eq(announcements.channelId, objectives.announcementChannelId))
    .groupBy(objectives.id, objectives.name, objectives.nameSort)
    .orderBy(asc(objectives.nameSort), asc(objectives.id));

/** One course; null where there is none. */
export async function postedCourse(db: Db, id: string): Promise<PostedCourse | null> {
  const [course] = await db
    .select({ id: objectives.id, name: objectives.name, channelId: objectives.announcementChannelId })
    .from(objectives)
    .where(eq(objectives.id, id));
  if (!course) return null;
  const rows = course.channelId
    ? await db
        .select({ one: announcements, author: users })
        .from(announcements)
        .leftJoin(users, eq(users.id, announcements.authorId))
        .where(eq(announcements.channelId, course.channelId))
        .orderBy(desc(announcements.sent), desc(announcements.id))
        .limit(most)
    : [];
  return {
    ...course,
    posts: rows.map(({ one, author }) => ({ ...one, author: author && withName(author).name })),
  };
}

/** Announces something in a course now; the first announcement opens its channel (NOTE-7). Its learners are notified (NOTE-9). */
export async function postAnnouncement(
  db: Db,
  courseId: string,
  { text, authorId, now }: { readonly text: string; readonly authorId: string; readonly now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two announcements at one moment open one channel.
    const [course] = await tx.select().from(objectives).where(eq(objectives.id, courseId)).for('update');
    const channelId = course?.announcementChannelId ?? randomUUID();
    if (!course?.announcementChannelId)
      await tx.update(objectives).set({ announcementChannelId: channelId }).where(eq(objectives.id, courseId));
    const id = randomUUID();
    await tx.insert(announcements).values({ id, channelId, text, sent: new Date(now), authorId });
    await tellAnnouncement(tx, { announcementId: id, objectiveId: courseId, authorId, now });
  });
  changesOf(db).tell();
}

/** Withdraws an announcement of a course with its waiting mails; does nothing where the course does not have it. */
export async function withdrawAnnouncement(db: Db, channelId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawn = await tx
      .delete(announcements)
      .where(and(eq(announcements.channelId, channelId), eq(announcements.id, id)))
      .returning({ id: announcements.id });
    if (withdrawn.length > 0) await forgetAnnouncement(tx, id);
  });
  changesOf(db).tell();
}
