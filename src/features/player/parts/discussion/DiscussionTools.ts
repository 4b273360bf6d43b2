import type { WaitingPost } from '../../../../data/player/discussion/waitingPosts.ts';

/** What a learner can do in a discussion. */
export interface DiscussionTools {
  /** The part is open, and the outbox is there. */
  readonly canPost: boolean;
  readonly say: (post: {
    readonly id?: string;
    readonly threadId: string | null;
    readonly answersId: string | null;
    readonly text: string;
  }) => void;
  readonly again: (post: WaitingPost) => void;
  readonly drop: (post: WaitingPost) => void;
  readonly remove: (postId: string) => void;
  /** Where the text for a thread is kept until it is sent. */
  readonly draftOf: (to: string) => { readonly read: () => string; readonly write: (text: string) => void };
  /** Replies of a thread that were said before those that are shown. */
  readonly showEarlier: (threadId: string) => void;
}
