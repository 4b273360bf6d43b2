import type { DiscussionPages } from '../../../../data/player/discussion/discussionQuery.ts';
import type { WaitingPost } from '../../../../data/player/discussion/waitingPosts.ts';
import { isUnread, type Post, type Thread } from '../../../../domain/work/discussion.ts';
import type { Instant } from '../../../../domain/time/instant.ts';

/** A post ready to be shown: from the server, or not sent yet. */
export interface ShownPost extends Post {
  /** The unsent post or edit with its text; null if there is none. */
  readonly waiting: WaitingPost | null;
  readonly unread: boolean;
  /** Name of the author whom it answers, if it does not answer the thread itself. */
  readonly answers: string | null;
}

export interface ShownThread extends ShownPost {
  readonly pinned: boolean;
  readonly closed: boolean;
  readonly replies: readonly ShownPost[];
  readonly earlier: number;
}

const mine = (one: WaitingPost): Post => ({
  id: one.id,
  author: null,
  own: true,
  text: one.text,
  created: one.at,
  edited: null,
  deleted: null,
  answersId: one.answersId,
});

/**
 * Threads ready to be shown: unsent posts are among them, and unsent edits replace the text (DISC-8). The time at which
 * the learner came decides which posts are unread, so that a mark stays while they look (DISC-5).
 */
export function shownThreads(
  { pages }: DiscussionPages,
  waiting: readonly WaitingPost[],
  readUntil: Instant | null,
): readonly ShownThread[] {
  const own = new Map(waiting.map((one) => [one.id, one]));
  const known = new Set<string>();
  const names = new Map<string, string | null>();
  const threads = pages.flatMap((page) => page.threads).filter(({ id }) => !known.has(id) && known.add(id));
  for (const thread of threads) for (const post of [thread, ...thread.replies]) names.set(post.id, post.author);
  const show = (post: Post): ShownPost => {
    const edit = own.get(post.id) ?? null;
    return {
      ...post,
      text: edit?.text ?? post.text,
      waiting: edit,
      unread: isUnread(post, readUntil),
      answers: post.answersId === null ? null : (names.get(post.answersId) ?? null),
    };
  };
  const there = (thread: Thread) => new Set(thread.replies.map(({ id }) => id));
  const fresh = (one: WaitingPost): ShownPost => ({ ...show(mine(one)), waiting: one });
  const shown = threads.map((thread): ShownThread => {
    const has = there(thread);
    const onWay = waiting.filter((one) => one.threadId === thread.id && !one.edit && !has.has(one.id));
    const { pinned, closed, earlier } = thread;
    return { ...show(thread), pinned, closed, earlier, replies: [...thread.replies.map(show), ...onWay.map(fresh)] };
  });
  const begun = waiting.filter((one) => one.threadId === null && !one.edit && !known.has(one.id));
  return [...begun.map((one) => ({ ...fresh(one), pinned: false, closed: false, replies: [], earlier: 0 })), ...shown];
}

/** The unread posts in the order in which they are shown. */
export const unreadIn = (threads: readonly ShownThread[]): readonly ShownPost[] =>
  threads.flatMap((thread) => [thread, ...thread.replies]).filter(({ unread }) => unread);

/** The fault of a post's text (DISC-2); null if it can be sent. */
export function postFault(text: string, limit: number): 'required' | 'maxLength' | null {
  const length = text.trim().length;
  if (length === 0) return 'required';
  return length > limit ? 'maxLength' : null;
}
