import { and, count, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts, objectives, users } from '../db/schema.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import { withName } from '../oidc/people.ts';
import type { DiscussionPlace } from './discussionPlace.ts';

/** The steps of an instructor with a post; all but `remove` are for threads alone (DISC-9). */
export const moderations = ['pin', 'unpin', 'close', 'open', 'remove'] as const;
export type Moderation = (typeof moderations)[number];

/** All discussions with posts, the one with the newest post first. */
export const listDiscussions = (db: Db) =>
  db
    .select({
      objectiveId: discussionPosts.objectiveId,
      axis: discussionPosts.axis,
      course: objectives.name,
      part: activities.name,
      posts: count(),
      last: max(discussionPosts.created),
    })
    .from(discussionPosts)
    .innerJoin(objectives, eq(objectives.id, discussionPosts.objectiveId))
    .leftJoin(activityParts, eq(activityParts.id, sql`regexp_replace(${discussionPosts.axis}, '^.*/', '')`))
    .leftJoin(activities, eq(activities.id, activityParts.childId))
    .groupBy(discussionPosts.objectiveId, discussionPosts.axis, objectives.name, activities.name)
    .orderBy(desc(max(discussionPosts.created)))
    .limit(200);

/** The names of a discussion's course and part; null where there is no such course. */
export async function nameOfDiscussion(db: Db, { objectiveId, axis }: DiscussionPlace) {
  const [found] = await db
    .select({ course: objectives.name, part: activities.name })
    .from(objectives)
    .leftJoin(activityParts, eq(activityParts.id, axis.split('/').at(-1) ?? ''))
    .leftJoin(activities, eq(activities.id, activityParts.childId))
    .where(eq(objectives.id, objectiveId));
  return found ?? null;
}

/** The posts of a discussion in the order of their time, each thread with its replies, and with the names of the authors. */
export async function allPosts(db: Db, { objectiveId, axis }: DiscussionPlace) {
  const rows = await db
    .select({ post: discussionPosts, user: users })
    .from(discussionPosts)
    .innerJoin(users, eq(users.id, discussionPosts.authorId))
    .where(and(eq(discussionPosts.objectiveId, objectiveId), eq(discussionPosts.axis, axis)))
    .orderBy(desc(discussionPosts.created), desc(discussionPosts.id))
    .limit(500);
  const posts = rows.toReversed().map(({ post, user }) => ({ ...post, author: withName(user).name }));
  const threads = [...new Set(posts.map(({ id, threadId }) => threadId ?? id))];
  return threads.flatMap((thread) => posts.filter(({ id, threadId }) => (threadId ?? id) === thread));
}

/** Does a step of moderation; a step that was done before changes nothing. @returns the discussion, or null where there is no such post */
export async function moderate(db: Db, id: string, what: Moderation, now: number): Promise<DiscussionPlace | null> {
  const [post] = await db.select().from(discussionPosts).where(eq(discussionPosts.id, id));
  if (!post || (post.threadId !== null && what !== 'remove')) return null;
  const changes = {
    pin: { pinned: true },
    unpin: { pinned: false },
    close: { closed: true },
    open: { closed: false },
    remove: { text: '', deleted: post.deleted ?? ('instructor' as const) },
  } as const;
  await db
    .update(discussionPosts)
    .set({ ...changes[what], touched: new Date(now) })
    .where(eq(discussionPosts.id, id));
  return post;
}
