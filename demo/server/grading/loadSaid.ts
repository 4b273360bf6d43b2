import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import { withName } from '../oidc/people.ts';

/** A learner's post in a discussion of the course (GRADING-9). */
export interface Said {
  readonly axis: string;
  readonly text: string;
  readonly created: Date;
  /** The author of the post that it answers; null for a thread. */
  readonly to: string | null;
}

/** How many posts are shown, the newest ones; the discussion itself has them all. */
export const mostSaid = 100;

/** The posts of a person in a course that were not removed, in the order of their time; one more than is shown. */
export async function loadSaid(db: Db, objectiveId: string, authorId: string): Promise<readonly Said[]> {
  const answered = alias(discussionPosts, 'answered');
  const rows = await db
    .select({ post: discussionPosts, user: users })
    .from(discussionPosts)
    .leftJoin(answered, eq(answered.id, sql`coalesce(${discussionPosts.answersId}, ${discussionPosts.threadId})`))
    .leftJoin(users, eq(users.id, answered.authorId))
    .where(
      and(
        eq(discussionPosts.objectiveId, objectiveId),
        eq(discussionPosts.authorId, authorId),
        isNull(discussionPosts.deleted),
      ),
    )
    .orderBy(desc(discussionPosts.created), desc(discussionPosts.id))
    .limit(mostSaid + 1);
  return rows.toReversed().map(({ post: { axis, text, created }, user }) => ({
    axis,
    text,
    created,
    to: user && withName(user).name,
  }));
}
