import { answerTo, type Survey, type SurveyAnswers, type SurveyQuestion } from '../../../../domain/work/survey.ts';
import type { ErrorCode } from '../../../../errorCodes.ts';

/** The view of a survey. */
export type SurveyView =
  | { readonly kind: 'loading' | 'failed' | 'notNow' }
  /** It was not answered, and can no longer be answered. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'submitted'; readonly survey: Survey }
  /** `stale`: it could not be requested again. */
  | { readonly kind: 'form'; readonly survey: Survey; readonly stale: boolean };

/** The known facts about a survey and its part. */
export interface SurveyFacts {
  readonly survey: Survey | undefined;
  /** The error code of the request; null if nothing went wrong. */
  readonly code: ErrorCode | null;
  /** Whether the request waits for a connection. */
  readonly waits: boolean;
  /** Whether the part can be completed now. */
  readonly open: boolean;
}

export function surveyView({ survey, code, waits, open }: SurveyFacts): SurveyView {
  const failed = code !== null || waits;
  if (!survey) {
    if (code === 'forbidden' || code === 'not_found') return { kind: 'notNow' };
    return { kind: failed ? 'failed' : 'loading' };
  }
  if (survey.answers) return { kind: 'submitted', survey };
  return open ? { kind: 'form', survey, stale: failed } : { kind: 'closed' };
}

/** The number of shown questions without an answer. */
export const leftOpen = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): number =>
  questions.filter((one) => one.kind !== 'unknown' && isOpen(answerTo(answers, one))).length;

const isOpen = (answer: SurveyAnswers[string] | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** The answers with a new answer to one question; an empty answer removes it. */
export function withAnswer(
  answers: SurveyAnswers,
  { id }: SurveyQuestion,
  answer: SurveyAnswers[string] | undefined,
): SurveyAnswers {
  const { [id]: _before, ...rest } = answers;
  const none = answer === undefined || (typeof answer !== 'number' && answer.length === 0);
  return none ? rest : { ...rest, [id]: answer };
}

/** Ids of the chosen options after a click on one of them, in the order of the options. */
export function toggled(
  choices: readonly { readonly id: string }[],
  chosen: readonly string[],
  id: string,
): readonly string[] {
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return choices.map((one) => one.id).filter((one) => next.includes(one));
}
