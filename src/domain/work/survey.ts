import { times } from '../../plain/times.ts';
import type { Instant } from '../time/instant.ts';

/** A text that answers a question of a survey has at most so many characters (CONST-48). */
export const surveyTextLimit = 1000;

interface Asked {
  readonly id: string;
  readonly text: string;
  /** The survey is not submitted without an answer to it. */
  readonly required: boolean;
}

export interface SurveyChoice {
  readonly id: string;
  readonly text: string;
}

/** A question of a survey, as its author asks it (SURVEY-1). */
export type SurveyQuestion = Asked &
  (
    | { readonly kind: 'one' | 'several'; readonly choices: readonly SurveyChoice[] }
    /** Whole numbers between two ends, each with a name or without. */
    | {
        readonly kind: 'scale';
        readonly from: number;
        readonly to: number;
        readonly low: string | null;
        readonly high: string | null;
      }
    | { readonly kind: 'text' }
    /** Of a kind that this version does not know (SURVEY-6). */
    | { readonly kind: 'unknown' }
  );

/** The id of a choice, the ids of several, a number of a scale, or a text. */
export type SurveyAnswer = string | number | readonly string[];

/** Answers by the ids of their questions. Unanswered questions are absent. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

/** A survey as its learner finds it in a run. */
export interface Survey {
  readonly questions: readonly SurveyQuestion[];
  /** The submitted answers; null before the submission. */
  readonly answers: SurveyAnswers | null;
  readonly submittedAt: Instant | null;
}

/** The answer to a question; undefined if there is none. */
export const answerTo = (answers: SurveyAnswers, { id }: Pick<SurveyQuestion, 'id'>): SurveyAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The numbers of a scale, in their order. */
export const scaleSteps = ({ from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  times(Math.max(0, to - from + 1), (index) => from + index);

/** Whether a value can be an answer to the question, whatever its length. */
function fits(question: SurveyQuestion, value: unknown): value is SurveyAnswer {
  switch (question.kind) {
    case 'one':
      return question.choices.some(({ id }) => id === value);
    case 'several':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one) => question.choices.some(({ id }) => id === one))
      );
    case 'scale':
      return Number.isInteger(value) && Number(value) >= question.from && Number(value) <= question.to;
    case 'text':
      return typeof value === 'string';
    case 'unknown':
      return false;
  }
}

const isNothing = (value: SurveyAnswer) => typeof value !== 'number' && value.length === 0;

/** The answers that fit their questions. Others are left out, such as answers that were kept before an author changed a question. */
export function fittingAnswers(questions: readonly SurveyQuestion[], given: unknown): SurveyAnswers {
  const all = given !== null && typeof given === 'object' ? (given as SurveyAnswers) : {};
  const entries = questions.flatMap((question) => {
    const value = answerTo(all, question);
    return fits(question, value) && !isNothing(value) ? [[question.id, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The faults of an answer (SURVEY-2). */
export type SurveyFault = 'required' | 'maxLength' | 'unfit';

/** The fault of the answer to a question; null if it can be submitted. */
export function surveyFault(question: SurveyQuestion, answer: unknown): SurveyFault | null {
  const missing = answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : isEmptyList(answer));
  // Nobody can answer a question that the page cannot show.
  if (missing) return question.required && question.kind !== 'unknown' ? 'required' : null;
  if (!fits(question, answer)) return 'unfit';
  return question.kind === 'text' && typeof answer === 'string' && answer.trim().length > surveyTextLimit
    ? 'maxLength'
    : null;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The first question whose answer cannot be submitted; null if all can. */
export const firstSurveyFault = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): { readonly question: SurveyQuestion; readonly fault: SurveyFault } | null => {
  for (const question of questions) {
    const fault = surveyFault(question, answerTo(answers, question));
    if (fault) return { question, fault };
  }
  return null;
};

/** Answers as they are submitted: texts without space around them, in the order of the questions, and no empty ones. */
export function submittedAnswers(questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyAnswers {
  const entries = questions.flatMap((question) => {
    const answer = answerTo(answers, question);
    if (answer === undefined) return [];
    const whole = question.kind === 'text' && typeof answer === 'string' ? answer.trim() : inOrder(question, answer);
    return isNothing(whole) ? [] : [[question.id, whole] as const];
  });
  return Object.fromEntries(entries);
}

/** Sorts several choices in the order of the question, so that the same answers are equal. */
const inOrder = (question: SurveyQuestion, answer: SurveyAnswer): SurveyAnswer =>
  question.kind === 'several' && Array.isArray(answer)
    ? question.choices.map(({ id }) => id).filter((id) => answer.includes(id))
    : answer;
