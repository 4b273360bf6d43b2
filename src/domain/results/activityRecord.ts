import type { Instant } from '../time/instant.ts';

/** The result of one run through one part. */
export interface ActivityRecord {
  readonly id: string;
  /** Ids of the parts from the root to this one, joined by `/`. */
  readonly axis: string;
  readonly activityPathId: string;
  readonly activityId: string;
  readonly activityName: string;
  /** The course's run in which it was got. */
  readonly workflowId: string;
  readonly submitted: Instant | null;
  readonly finished: Instant | null;
  /** 0 to 1. */
  readonly normalizedScore: number | null;
  readonly passed: boolean | null;
}
