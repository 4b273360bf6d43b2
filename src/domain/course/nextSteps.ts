import type { ObjectiveAccess } from './course.ts';
import type { Instant } from '../time/instant.ts';
import type { WorkflowState } from './states.ts';

/** An item of a course's content, with the way to it. */
export interface NextPart {
  /** Ids of the parts from the root's child to it. */
  readonly axis: readonly string[];
  readonly name: string;
  /** About how long it takes; null if unknown. */
  readonly minutes: number | null;
}

/** The course opened last and the place where it continues (NEXT-1 to NEXT-3). */
export interface Resume {
  readonly access: ObjectiveAccess;
  /** Null if no part of it is open; the course's content is opened then. */
  readonly part: NextPart | null;
  /** The module that holds the part, from 1; null if the course has none. */
  readonly module: number | null;
  /** Leaves of each module, in reading order: the segments of its progress bar. */
  readonly modules: readonly { readonly done: number; readonly total: number }[];
}

/** A course, or a part of one, with a date to be done by (NEXT-4 to NEXT-6). */
export interface DueStep {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** State of the last run; null when not started. */
  readonly state: WorkflowState | null;
  readonly part: NextPart | null;
  readonly at: Instant;
  /** Mandatory leaves that are not done yet; null if the course or part does not have several. */
  readonly partsLeft: number | null;
}

/** The place where a learner left off, and the courses and parts that are due. */
export interface NextSteps {
  readonly resume: Resume | null;
  /** Overdue ones first, then by date; the server limits their number. */
  readonly due: readonly DueStep[];
}
