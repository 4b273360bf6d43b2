import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectives, users } from '../db/schema.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import { withName } from '../oidc/people.ts';
import type { DiscussionPlace } from './discussionPlace.ts';

/** What an instructor does with a post; the first two with threads alone (DISC-9). */
export const moderations = ['pin', 'unpin', 'close', 'open', 'remove'] as const;
export type Moderation = (typeof moderations)[number];

/** All discussions in which something was said, the one in which it was said last first. */
export const listDiscussions = (db: Db) =>
  db
    .select({
      objectiveId: discussionPosts.objectiveId,
      axis: discussionPosts.axis,
      course: objectives.name,
      posts: count(),
      last: max(discussionPosts.created),
    })
    .from(discussionPosts)
    .innerJoin(objectives, eq(objectives.id, discussionPosts.objectiveId))
    .groupBy(discussionPosts.objectiveId, discussionPosts.axis, objectives.name)
    .orderBy(desc(max(discussionPosts.created)))
    .limit(200);

/** The posts of a discussion in the order in which they were said, with the names of their authors. */
export async function allPosts(db: Db, { objectiveId, axis }: DiscussionPlace) {
  const rows = await db
    .select({ post: discussionPosts, user: users })
    .from(discussionPosts)
    .innerJoin(users, eq(users.id, discussionPosts.authorId))
    .where(and(eq(discussionPosts.objectiveId, objectiveId), eq(discussionPosts.axis, axis)))
    .orderBy(desc(discussionPosts.created), desc(discussionPosts.id))
    .limit(500);
  return rows.toReversed().map(({ post, user }) => ({ ...post, author: withName(user).name }));
}

/** Does it; what stands already stays as it is. @returns the discussion, or null where there is no such post */
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
