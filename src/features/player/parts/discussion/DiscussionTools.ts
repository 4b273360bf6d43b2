import type { PostDraft } from '../../../../data/player/discussion/postDraft.ts';
import type { WaitingPost } from '../../../../data/player/discussion/waitingPosts.ts';

/** The learner's actions in a discussion. */
export interface DiscussionTools {
  /** Whether the part is open, and the outbox is available. */
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
  /** The stored text for a thread, kept until it is sent. */
  readonly draftOf: (to: string) => PostDraft;
  /** Loads replies of a thread that are older than those shown. */
  readonly showEarlier: (threadId: string) => void;
}
