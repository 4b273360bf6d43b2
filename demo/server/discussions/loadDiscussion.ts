import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { discussionPosts, discussionReads } from '../db/work/schemaDiscussions.ts';
import { withName } from '../oidc/people.ts';
import type { DiscussionPlace } from './discussionPlace.ts';

/** Threads on a page, the newest replies that come with each of them, and the most replies of one thread (DISC-7). */
const [threadsAtOnce, repliesAtOnce, mostReplies] = [20, 50, 1000];

const at = ({ objectiveId, axis }: DiscussionPlace): SQL | undefined =>
  and(eq(discussionPosts.objectiveId, objectiveId), eq(discussionPosts.axis, axis));

/** Posts with their authors' names, the newest first. */
const rowsOf = (db: Db, where: SQL | undefined, most: number) =>
  db
    .select({ post: discussionPosts, user: users })
    .from(discussionPosts)
    .innerJoin(users, eq(users.id, discussionPosts.authorId))
    .where(where)
    .orderBy(desc(discussionPosts.created), desc(discussionPosts.id))
    .limit(most);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** A post as it is sent to a reader: of its author it has the name alone. */
export const postWire = ({ post, user }: Row, userId: string) => ({
  id: post.id,
  author: withName(user).name,
  own: post.authorId === userId,
  text: post.deleted ? '' : post.text,
  created: post.created,
  edited: post.edited,
  deleted: post.deleted,
  answersId: post.answersId,
});

/** The newest replies of each thread in the order of their time, and the number of earlier ones. */
async function repliesIn(db: Db, threadIds: readonly string[], most: number) {
  if (threadIds.length === 0) return { of: () => [] as Row[], before: () => 0 };
  const { threadId, created, id } = discussionPosts;
  const place = sql<number>`row_number() over (partition by ${threadId} order by ${created} desc, ${id} desc)`;
  const numbered = db
    .select({ id: discussionPosts.id, place: place.as('place') })
    .from(discussionPosts)
    .where(inArray(discussionPosts.threadId, [...threadIds]))
    .as('numbered');
  const rows = await rowsOf(
    db,
    sql`${discussionPosts.id} in (select ${numbered.id} from ${numbered} where ${numbered.place} <= ${most})`,
    threadIds.length * most,
  );
  const counts = await db
    .select({ id: discussionPosts.threadId, all: sql<string>`count(*)` })
    .from(discussionPosts)
    .where(inArray(discussionPosts.threadId, [...threadIds]))
    .groupBy(discussionPosts.threadId);
  const of = (thread: string) => rows.filter(({ post }) => post.threadId === thread).toReversed();
  return { of, before: (id: string) => Number(counts.find((one) => one.id === id)?.all ?? 0) - of(id).length };
}

/** A page of a discussion for a reader: pinned threads come with the first one. */
export async function loadDiscussion(db: Db, place: DiscussionPlace, userId: string, before: Date | null) {
  const threads = and(at(place), isNull(discussionPosts.threadId));
  const pinned = before ? [] : await rowsOf(db, and(threads, eq(discussionPosts.pinned, true)), 100);
  const older = before ? lt(discussionPosts.created, before) : undefined;
  const found = await rowsOf(db, and(threads, eq(discussionPosts.pinned, false), older), threadsAtOnce + 1);
  const shown = [...pinned, ...found.slice(0, threadsAtOnce)];
  const replies = await repliesIn(
    db,
    shown.map(({ post }) => post.id),
    repliesAtOnce,
  );
  const [read] = await db
    .select({ until: discussionReads.readUntil })
    .from(discussionReads)
    .where(
      and(
        eq(discussionReads.userId, userId),
        eq(discussionReads.objectiveId, place.objectiveId),
        eq(discussionReads.axis, place.axis),
      ),
    );
  return {
    threads: shown
      .map((row) => ({
        ...postWire(row, userId),
        pinned: row.post.pinned,
        closed: row.post.closed,
        replies: replies.of(row.post.id).map((one) => postWire(one, userId)),
        earlier: replies.before(row.post.id),
      }))
      // A removed thread is shown only while it has replies.
      .filter(({ deleted, replies: own }) => deleted === null || own.length > 0),
    more: found.length > threadsAtOnce,
    readUntil: read?.until ?? null,
  };
}

/** The replies of a thread of a discussion, in the order of their time. */
export async function loadReplies(db: Db, place: DiscussionPlace, threadId: string, userId: string) {
  const rows = await rowsOf(db, and(at(place), eq(discussionPosts.threadId, threadId)), mostReplies);
  return rows.toReversed().map((row) => postWire(row, userId));
}

/** One post with its author; null where this discussion does not have it. */
export async function loadPost(db: Db, place: DiscussionPlace, id: string): Promise<Row | null> {
  const [row] = await rowsOf(db, and(at(place), eq(discussionPosts.id, id)), 1);
  return row ?? null;
}
