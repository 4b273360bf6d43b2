import { and, eq, isNull } from 'drizzle-orm';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import { tell } from './tell.ts';

/** A new reply in a discussion. */
export interface SaidReply {
  readonly postId: string;
  readonly objectiveId: string;
  /** Ids of the parts from the root. */
  readonly axis: readonly string[];
  /** Name of the part. */
  readonly part: string;
  readonly by: string;
}

/**
 * Notifies the person whom a reply answers: the author of the reply that it answers, else the author of the thread; never its own author
 * (DISC-10). Each reply has one notice, however often it is sent or changed.
 */
export async function tellReply(
  db: Db,
  { postId, objectiveId, axis, part, by }: SaidReply,
  now: number,
): Promise<void> {
  await tell(db, now, async (tx) => {
    const [said] = await tx.select().from(discussionPosts).where(eq(discussionPosts.id, postId));
    const answered = said?.answersId ?? said?.threadId ?? null;
    if (answered === null) return [];
    const [whom] = await tx
      .select({ userId: users.id, permissions: users.permissions })
      .from(discussionPosts)
      .innerJoin(users, eq(users.id, discussionPosts.authorId))
      .where(and(eq(discussionPosts.id, answered), isNull(discussionPosts.deleted)));
    if (!whom || whom.userId === by || !mayLearn(whom)) return [];
    return [{ userId: whom.userId, kind: 'reply', key: postId, objectiveId, data: { postId, axis, part, by } }];
  });
}
