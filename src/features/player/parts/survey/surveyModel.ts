import { answerTo, type Survey, type SurveyAnswers, type SurveyQuestion } from '../../../../domain/work/survey.ts';
import type { ErrorCode } from '../../../../errorCodes.ts';

/** What is shown of a survey. */
export type SurveyView =
  | { readonly kind: 'loading' | 'failed' | 'notNow' }
  /** It was not answered, and cannot be answered any more. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'submitted'; readonly survey: Survey }
  /** `stale`: it could not be asked for again. */
  | { readonly kind: 'form'; readonly survey: Survey; readonly stale: boolean };

/** What is known of a survey, and of its part. */
export interface SurveyFacts {
  readonly survey: Survey | undefined;
  /** Why it could not be asked for; null where nothing went wrong. */
  readonly code: ErrorCode | null;
  /** There is no connection to ask for it. */
  readonly waits: boolean;
  /** The part can be completed now. */
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

/** How many questions have no answer yet, of those that are shown. */
export const leftOpen = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): number =>
  questions.filter((one) => one.kind !== 'unknown' && isOpen(answerTo(answers, one))).length;

const isOpen = (answer: SurveyAnswers[string] | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** The answers with another one to that question; without one where there is nothing. */
export function withAnswer(
  answers: SurveyAnswers,
  { id }: SurveyQuestion,
  answer: SurveyAnswers[string] | undefined,
): SurveyAnswers {
  const { [id]: _before, ...rest } = answers;
  const none = answer === undefined || (typeof answer !== 'number' && answer.length === 0);
  return none ? rest : { ...rest, [id]: answer };
}

/** Ids of the choices after one of them was clicked, in the order in which they stand. */
export function toggled(
  choices: readonly { readonly id: string }[],
  chosen: readonly string[],
  id: string,
): readonly string[] {
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return choices.map((one) => one.id).filter((one) => next.includes(one));
}
