import type { Instant } from '../time/instant.ts';
import type { Range } from './seenShare.ts';

/** The learner's place in a part. */
export interface Bookmark {
  readonly activityPathId: string;
  /** Seconds of a video, the page of a document; null if only `seen` is known. */
  readonly place: number | null;
  /** Seconds of a video that were played. */
  readonly seen: readonly Range[];
  readonly at: Instant | null;
}
