import type { Instant } from '../time/instant.ts';

interface Told {
  readonly objectiveId: string;
  readonly courseName: string;
}

/** The part that a notice speaks of: ids from the root, and its name. */
export interface NoticePart {
  readonly axis: readonly string[];
  readonly name: string;
}

/** A notice for one person (NOTE-9). Announcements are in the channel of their course instead. */
export type Notice =
  /** A course, or a part of one, is due soon. */
  | (Told & { readonly kind: 'dueSoon'; readonly at: Instant; readonly part: NoticePart | null })
  /** A run was graded; `result` is null if it may not be seen. */
  | (Told & {
      readonly kind: 'graded';
      readonly result: {
        readonly percent: number | null;
        readonly grade: string | null;
        readonly passed: boolean | null;
      } | null;
    })
  | (Told & {
      readonly kind: 'certificate';
      readonly event: 'issued' | 'revoked' | 'expiring';
      readonly number: string;
      readonly expires: Instant | null;
    })
  /** Somebody of a team has begun a part that waits for the others. */
  | (Told & { readonly kind: 'team'; readonly part: NoticePart; readonly by: string | null })
  /** Somebody has answered the person's post in a discussion (DISC-10). */
  | (Told & {
      readonly kind: 'reply';
      readonly part: NoticePart;
      readonly postId: string;
      readonly by: string | null;
    });
