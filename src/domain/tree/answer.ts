import type { Instant } from '../time/instant.ts';

/** At most as many characters has an answer (ANSWER-2). */
export const answerLimit = 20_000;

/** What a learner wrote for a part that asks for an answer: a draft until it is handed in with the part (ANSWER-1). */
export interface Answer {
  readonly text: string;
  /** Counted up by the server with each text that it keeps; 0 before the first. */
  readonly version: number;
  readonly savedAt: Instant | null;
  /** Null while it can be changed. */
  readonly handedInAt: Instant | null;
  /** Files can be attached to it (ATTACH-1). */
  readonly takesFiles: boolean;
  /** What its grader says of it; null until the result is given (GRADING-7). */
  readonly comment: string | null;
  /** It is only to be read: its learner is no longer on the team that writes it (TEAM-15). */
  readonly closed: boolean;
}
