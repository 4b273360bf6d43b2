import type { NextPart } from '../course/nextSteps.ts';
import type { WorkflowState } from '../course/states.ts';
import type { Instant } from '../time/instant.ts';

/**
 * What a date of the calendar means (CAL-2): a course or part opens, can be started until, is due, is taken late until, closes; its
 * results are told, its review opens; or an event takes place.
 */
export const dateKinds = ['opens', 'startBy', 'due', 'lateUntil', 'closes', 'results', 'review', 'event'] as const;

export type DateKind = (typeof dateKinds)[number];

/** One date of a learner's calendar. */
export interface CalendarItem {
  /** The same for the same date of the same course, whenever it is asked for. */
  readonly id: string;
  readonly kind: DateKind;
  readonly at: Instant;
  /** When an event ends; null for all else. */
  readonly until: Instant | null;
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** State of the course's last run; null when not started. */
  readonly state: WorkflowState | null;
  /** Null for a date of the course itself. */
  readonly part: Pick<NextPart, 'axis' | 'name'> | null;
  /** Of an event. */
  readonly place: string | null;
  /** After this instant, what it is about cannot be done any more; null where it always can. */
  readonly closesAt: Instant | null;
  /** What had to be done by this date is done. */
  readonly done: boolean;
}
