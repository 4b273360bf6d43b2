import type { Answer } from '../../../domain/tree/answer.ts';
import type { LecternError } from '../../../errors.ts';
import type { Draft } from './answerDraft.ts';

/** The answer of one person to one part of a run. */
export interface AnswerOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** The part has a time limit: no text of it is sent by itself later (DRAFT-5). */
  readonly timed: boolean;
}

/** The current state of an answer. */
export interface AnswerState {
  readonly draft: Draft;
  /** Undefined until it is known. */
  readonly server: Answer | undefined;
  /** Why the server's copy is not known. */
  readonly error: LecternError | null;
  readonly busy: boolean;
}

/** The field of one answer: it keeps each change at once and sends it soon (DRAFT-1, DRAFT-2). */
export interface AnswerField {
  readonly getState: () => AnswerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (text: string) => void;
  /** Puts a copy into the field. The earlier text of the field becomes a copy (DRAFT-4). */
  readonly use: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Sends the text if it is not sent yet. Where there are copies, the text in the field wins. @returns whether the server has it */
  readonly save: () => Promise<boolean>;
  readonly refetch: () => void;
  /** To be called when the learner leaves the part: a waiting text is sent. */
  readonly leave: () => void;
  readonly end: () => void;
  /** Whether it has ended, for example because another person has signed in. */
  readonly ended: () => boolean;
}
