import type { NamedModule } from '../../../data/assessment/findModule.ts';
import type { EmailAnswer } from '../../../domain/assessment/emailAnswer.ts';
import type { LecternError } from '../../../errors.ts';
import { notLoaded, type NotLoaded } from '../../../domain/load/notLoaded.ts';

/** The data in an e-mail's link (EMAIL-1). */
export interface AskedAnswer {
  readonly answerId: string;
  /** Text of the answer, as in the link. */
  readonly answerText: string;
  readonly module: NamedModule;
}

/** The view of the page of an answer. */
export type AnswerView =
  | NotLoaded
  | { readonly kind: 'incomplete' }
  | {
      readonly kind: 'told';
      readonly verdict: 'correct' | 'incorrect' | 'received';
      readonly question: string | null;
      readonly text: string | null;
      readonly explanation: string | null;
      /** Null where the link names no module, so that there is nothing to review. */
      readonly module: NamedModule | null;
    };

// Anybody can write a link, so the length is limited.
const longest = 2000;

/** Reads the query of the address (EMAIL-1). */
export function askedAnswer(query: string): AskedAnswer {
  const said = new URLSearchParams(query);
  const of = (name: string) => (said.get(name) ?? '').trim();
  return {
    answerId: of('answerId'),
    answerText: of('answerText').slice(0, longest),
    module: { activityId: of('activityId'), activityPathId: of('activityPathId'), objectiveId: null },
  };
}

const verdictOf = (correct: boolean | null | undefined) => {
  if (correct === true) return 'correct';
  return correct === false ? 'incorrect' : 'received';
};

/**
 * The page of an answer (EMAIL-1 to EMAIL-4). It shows a verdict only if the assessment service gave one.
 * @param answer undefined before the reply, null if there is no such service
 */
export function answerView(
  asked: AskedAnswer,
  answer: EmailAnswer | null | undefined,
  error: LecternError | null,
  online: boolean,
): AnswerView {
  if (asked.answerId === '') return { kind: 'incomplete' };
  if (answer === undefined) return notLoaded(error, online);
  const { activityId, activityPathId } = asked.module;
  return {
    kind: 'told',
    verdict: verdictOf(answer?.correct),
    question: answer?.question ?? null,
    // The service knows the answers that it offered, but a link can contain any text.
    text: answer?.text ?? (asked.answerText || null),
    explanation: answer?.explanation ?? null,
    module:
      activityId === '' && activityPathId === ''
        ? null
        : { activityId, activityPathId, objectiveId: answer?.objectiveId ?? null },
  };
}
