import type { NamedModule } from '../../../data/assessment/findModule.ts';
import type { EmailAnswer } from '../../../domain/assessment/emailAnswer.ts';
import type { LecternError } from '../../../errors.ts';

/** What an e-mail's link says (EMAIL-1). */
export interface AskedAnswer {
  readonly answerId: string;
  /** Text of the answer, as the link has it. */
  readonly answerText: string;
  readonly module: NamedModule;
}

/** What the page of an answer shows. */
export type AnswerView =
  | { readonly kind: 'loading' | 'incomplete' | 'offline' | 'failed' }
  | {
      readonly kind: 'told';
      readonly verdict: 'correct' | 'incorrect' | 'received';
      readonly question: string | null;
      readonly text: string | null;
      readonly explanation: string | null;
      /** Null where the link names no module, so that there is nothing to review. */
      readonly module: NamedModule | null;
    };

// Anybody can write a link.
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
 * The page of an answer (EMAIL-1 to EMAIL-4): a verdict is shown only where the assessment service gave one.
 * @param answer undefined before the reply, null where there is no such service
 */
export function answerView(
  asked: AskedAnswer,
  answer: EmailAnswer | null | undefined,
  error: LecternError | null,
  online: boolean,
): AnswerView {
  if (asked.answerId === '') return { kind: 'incomplete' };
  if (answer === undefined) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return { kind: error ? 'failed' : 'loading' };
  }
  const { activityId, activityPathId } = asked.module;
  return {
    kind: 'told',
    verdict: verdictOf(answer?.correct),
    question: answer?.question ?? null,
    // The service knows what it offered; a link can say anything.
    text: answer?.text ?? (asked.answerText || null),
    explanation: answer?.explanation ?? null,
    module:
      activityId === '' && activityPathId === ''
        ? null
        : { activityId, activityPathId, objectiveId: answer?.objectiveId ?? null },
  };
}
