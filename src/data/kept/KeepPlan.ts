import type { NotKept } from '../../domain/offline/whyNotKept.ts';

/** One part of a course that is to be kept. */
export interface PlannedPart {
  readonly activityPathId: string;
  readonly name: string;
  /** Why it cannot be kept; null where it can. */
  readonly why: NotKept | null;
  /** Size of its files and its text. */
  readonly bytes: number;
  /** A checksum that shows whether it has changed since it was kept. */
  readonly sum: string;
  /** Absolute addresses of its calls and its files. */
  readonly calls: readonly string[];
  readonly files: readonly string[];
}

/** The parts of a course, which of them can be kept in this browser, and their size (OFF-6). */
export interface KeepPlan {
  readonly parts: readonly PlannedPart[];
  readonly bytes: number;
  /** How many of the parts can be kept. */
  readonly count: number;
  /** A PDF file is among them. */
  readonly reads: boolean;
  /** Absolute addresses of the calls of the course itself. */
  readonly calls: readonly string[];
}
