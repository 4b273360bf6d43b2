import type { Instant } from '../time/instant.ts';

/** A post has at most so many characters (DISC-2). */
export const postLimit = 5000;

/** A post in a discussion. */
export interface Post {
  readonly id: string;
  /** Name of its author, as the profile has it; null if it is not known. */
  readonly author: string | null;
  /** It is the learner's own. */
  readonly own: boolean;
  /** Empty if it was removed. */
  readonly text: string;
  readonly created: Instant;
  readonly edited: Instant | null;
  /** The role of the person who removed it; null if nobody did. */
  readonly deleted: 'author' | 'instructor' | null;
  /** The post of the thread that it answers; null if it answers the thread. */
  readonly answersId: string | null;
}

/** A post with its replies: one level deep, oldest first (DISC-3). */
export interface Thread extends Post {
  readonly pinned: boolean;
  readonly closed: boolean;
  readonly replies: readonly Post[];
  /** The number of earlier replies, which are requested separately (DISC-7). */
  readonly earlier: number;
}

/** A page of a discussion. */
export interface Discussion {
  /** Pinned ones first, then the newest. */
  readonly threads: readonly Thread[];
  /** There are older threads. */
  readonly more: boolean;
  /** Up to when the learner had read it; null: never. */
  readonly readUntil: Instant | null;
  /** The learner can post now. */
  readonly open: boolean;
}

/** Whether a post is new to its reader: written by somebody else since they last looked (DISC-5). */
export const isUnread = ({ own, created, deleted }: Post, readUntil: Instant | null): boolean =>
  !own && deleted === null && (readUntil === null || created > readUntil);

/** All posts of threads, in reading order. */
const postsOf = (threads: readonly Thread[]): readonly Post[] =>
  threads.flatMap((thread) => [thread, ...thread.replies]);

/** When the last of these posts was written; null if there is none. */
export function lastSaid(threads: readonly Thread[]): Instant | null {
  let last: Instant | null = null;
  for (const { created } of postsOf(threads)) if (last === null || created > last) last = created;
  return last;
}
