import type { NotKept } from '../../domain/offline/whyNotKept.ts';

/** One part of a course that is to be kept. */
export interface PlannedPart {
  readonly activityPathId: string;
  readonly name: string;
  /** Why it cannot be kept; null where it can. */
  readonly why: NotKept | null;
  /** Of its files and its text. */
  readonly bytes: number;
  /** What tells whether it has changed since it was kept. */
  readonly sum: string;
  /** Absolute addresses of what it is made of. */
  readonly calls: readonly string[];
  readonly files: readonly string[];
}

/** What of a course can be kept in this browser, and how much that is (OFF-6). */
export interface KeepPlan {
  readonly parts: readonly PlannedPart[];
  readonly bytes: number;
  /** How many of the parts can be kept. */
  readonly count: number;
  /** A PDF file is among them. */
  readonly reads: boolean;
  /** Absolute addresses of what the course itself is made of. */
  readonly calls: readonly string[];
}
