import type { Instant } from '../time/instant.ts';

/** A place of a course that an answer comes from. */
export interface TutorCitation {
  /** The number by which the answer names it, as `[2]`. */
  readonly n: number;
  /** Name of the part. */
  readonly title: string;
  /** Name of the course. */
  readonly course: string;
  readonly courseId: string;
  readonly activityPathId: string;
  /** Ids of the parts down to it, joined by `/`; empty for a course without parts. */
  readonly axis: string;
  /** The place in the part: `page=3`, `t=42` in seconds, or `text=` and its first words; empty for its beginning. */
  readonly anchor: string;
  /** The text at that place. */
  readonly excerpt: string;
}

/** How an answer was made: found in the text, written by a language model, a hint where to read, or nothing was found. */
export type TutorKind = 'search' | 'model' | 'hint' | 'nothing';

/** A question with its answer. */
export interface TutorExchange {
  readonly id: string;
  readonly question: string;
  /** Markdown, by a machine or by authors: never trusted. */
  readonly answer: string;
  readonly kind: TutorKind;
  readonly state: 'answering' | 'done' | 'stopped' | 'failed';
  readonly citations: readonly TutorCitation[];
  readonly asked: Instant | null;
  /** 1 helped, -1 did not. */
  readonly rating: 1 | -1 | null;
}

/** Why the tutor does not answer here, and the part or course that says so. */
export interface TutorOff {
  readonly why: 'exam' | 'part' | 'course';
  readonly name: string;
}

/** The tutor's terms for a learner in one knowledge model. */
export interface TutorStanding {
  /** Name of the course; null if it answers from all of them. */
  readonly course: string | null;
  /** Null if it answers. */
  readonly off: TutorOff | null;
  /** The graded part, or the course, in which it gives only hints. */
  readonly hints: string | null;
  /** Whether a language model writes the answers, or they are found in the text. */
  readonly kind: 'search' | 'model';
  readonly perDay: number;
  readonly left: number;
  /** When the day's count of questions starts again. */
  readonly resets: Instant | null;
  /** Whether the learner has agreed that exchanges are kept. */
  readonly consent: boolean;
  /** Whether instructors can read the questions. */
  readonly instructors: boolean;
  /** Days after which an exchange is deleted. */
  readonly keptDays: number;
}
