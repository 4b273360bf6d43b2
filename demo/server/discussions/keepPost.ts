import { and, count, eq } from 'drizzle-orm';
import {
  boolean,
  check,
  maxLength,
  minLength,
  nullable,
  object,
  pipe,
  regex,
  string,
  transform,
  trim,
  type InferOutput,
} from 'valibot';
import { postLimit } from '../../../src/domain/work/discussion.ts';
import { checkOpen } from '../calls/parts/checkOpen.ts';
import { completeHere } from '../calls/parts/completeHere.ts';
import { notFound, reference, refused } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import type { Joined } from './discussionPlace.ts';
import { loadPost } from './loadDiscussion.ts';

/** The largest number of posts of a person in one discussion. */
const mostPosts = 1000;

/** The fields of a post that a client sends. */
export const written = object({
  threadId: nullable(reference),
  answersId: nullable(reference),
  text: pipe(
    string(),
    maxLength(postLimit * 2),
    check((text) => !text.includes('\0'), 'The character NUL cannot be kept.'),
    transform((text) => Buffer.from(text.replace(/\r\n?/g, '\n'), 'utf8').toString('utf8')),
    trim(),
    minLength(1, 'A post says something.'),
    maxLength(postLimit, `At most ${postLimit.toLocaleString('en-US')} characters.`),
  ),
  edit: boolean(),
});
export type Written = InferOutput<typeof written>;
export const postId = pipe(
  string(),
  regex(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/, 'A UUID in small letters is wanted.'),
);

const closedWords = 'This thread is closed: nobody replies to it any more.';

/** The thread that a post belongs to, where it may be replied to. @throws LecternError */
async function openThread(db: Db, place: Joined, { threadId, answersId }: Pick<Written, 'threadId' | 'answersId'>) {
  if (threadId === null) {
    if (answersId !== null) throw notFound('thread');
    return;
  }
  const thread = (await loadPost(db, place, threadId))?.post;
  if (!thread || thread.threadId !== null) throw notFound('thread');
  if (thread.closed || thread.deleted) throw refused(closedWords);
  const answered = answersId === null ? null : (await loadPost(db, place, answersId))?.post;
  if (answersId !== null && answered?.threadId !== threadId) throw notFound('post');
}

/**
 * Saves a new post, or an edited one, within a transaction (DISC-2, DISC-4). A post that is sent again changes nothing.
 * @returns whether it is new
 */
export async function keepPost(
  db: Db,
  place: Joined,
  id: string,
  { edit, ...said }: Written,
  now: number,
): Promise<boolean> {
  const [known] = await db.select().from(discussionPosts).where(eq(discussionPosts.id, id));
  if (known) {
    const own = known.authorId === place.userId && known.objectiveId === place.objectiveId && known.axis === place.axis;
    if (!own) throw notFound('post');
    if (!edit || known.text === said.text) return false;
  } else if (edit) throw notFound('post');
  await checkOpen({ db, now }, place.run, place.row);
  const at = new Date(now);
  if (known) {
    if (known.deleted) throw refused('This post was removed.');
    await openThread(db, place, { threadId: known.threadId ?? id, answersId: null });
    await db
      .update(discussionPosts)
      .set({ text: said.text, edited: at, touched: at })
      .where(eq(discussionPosts.id, id));
    return false;
  }
  await openThread(db, place, said);
  const mine = and(
    eq(discussionPosts.authorId, place.userId),
    eq(discussionPosts.objectiveId, place.objectiveId),
    eq(discussionPosts.axis, place.axis),
  );
  const [own] = await db.select({ posts: count() }).from(discussionPosts).where(mine);
  if ((own?.posts ?? 0) >= mostPosts) throw refused(`At most ${mostPosts} posts of one person are kept.`);
  const { objectiveId, axis, userId: authorId } = place;
  await db.insert(discussionPosts).values({ id, objectiveId, axis, authorId, ...said, created: at, touched: at });
  // The first post completes the part (DISC-1).
  await completeHere({ db, userId: place.userId, now }, place.run, place.row);
  return true;
}

/** Removes a post; its place stays while it has replies (DISC-4). */
export async function takePost(db: Db, place: Joined, id: string, now: number): Promise<void> {
  const found = await loadPost(db, place, id);
  if (found?.post.authorId !== place.userId) throw notFound('post');
  if (found.post.deleted) return;
  await checkOpen({ db, now }, place.run, place.row);
  await db
    .update(discussionPosts)
    .set({ text: '', deleted: 'author', touched: new Date(now) })
    .where(eq(discussionPosts.id, id));
}
