import type { Instant } from '../time/instant.ts';

/** An answer has at most so many characters (ANSWER-2). */
export const answerLimit = 20_000;

/** A learner's answer in a part that asks for one: a draft until it is handed in with the part (ANSWER-1). */
export interface Answer {
  readonly text: string;
  /** The server raises it with each text that it saves; 0 before the first one. */
  readonly version: number;
  readonly savedAt: Instant | null;
  /** Null while it can be changed. */
  readonly handedInAt: Instant | null;
  /** Files can be attached to it (ATTACH-1). */
  readonly takesFiles: boolean;
  /** The grader's comment; null until the result is given (GRADING-7). */
  readonly comment: string | null;
  /** It can only be read: the learner is no longer on the team that writes it (TEAM-15). */
  readonly closed: boolean;
}
