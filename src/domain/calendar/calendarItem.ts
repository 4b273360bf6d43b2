import type { NextPart } from '../course/nextSteps.ts';
import type { WorkflowState } from '../course/states.ts';
import type { Instant } from '../time/instant.ts';

/**
 * The kinds of calendar dates (CAL-2): a course or part opens, can last be started, is due, is last taken late, closes, gives its results,
 * or opens its review; or an event takes place.
 */
export const dateKinds = ['opens', 'startBy', 'due', 'lateUntil', 'closes', 'results', 'review', 'event'] as const;

export type DateKind = (typeof dateKinds)[number];

/** One date of a learner's calendar. */
export interface CalendarItem {
  /** The same date of the same course always has the same id. */
  readonly id: string;
  readonly kind: DateKind;
  readonly at: Instant;
  /** End of an event; null for all other kinds. */
  readonly until: Instant | null;
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** State of the course's last run; null when not started. */
  readonly state: WorkflowState | null;
  /** Null for a date of the course itself. */
  readonly part: Pick<NextPart, 'axis' | 'name'> | null;
  /** Only for an event. */
  readonly place: string | null;
  /** After this instant the course or part can no longer be done; null if there is no such limit. */
  readonly closesAt: Instant | null;
  /** The work that this date asks for is done. */
  readonly done: boolean;
}
