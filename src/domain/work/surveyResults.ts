import { total } from '../../plain/total.ts';
import { answerTo, scaleSteps, type SurveyAnswer, type SurveyAnswers, type SurveyQuestion } from './survey.ts';

/** Results are shown once so many learners have answered (SURVEY-7, CONST-49). */
export const leastAnswered = 3;

/** How often one answer was given. */
export interface SurveyCount {
  /** The text of a choice, or a number of a scale. */
  readonly name: string | number;
  readonly count: number;
}

/** The answers to one question, of all learners together. */
export interface SurveyResult {
  readonly question: SurveyQuestion;
  /** The number of learners who have answered it. */
  readonly answered: number;
  /** By choice or number, in the order of the question; empty for texts. */
  readonly counts: readonly SurveyCount[];
  /** Of a scale; null if nobody has answered. */
  readonly mean: number | null;
  /** Texts, in an order that reveals neither authors nor times; empty for all else. */
  readonly texts: readonly string[];
}

/** The results of each question of a survey (SURVEY-7). */
export function surveyResults(
  questions: readonly SurveyQuestion[],
  submissions: readonly SurveyAnswers[],
): readonly SurveyResult[] {
  return questions.map((question) => {
    const given = submissions.flatMap((one): SurveyAnswer[] => {
      const answer = answerTo(one, question);
      return answer === undefined ? [] : [answer];
    });
    const count = (value: string | number) =>
      given.filter((answer) => (Array.isArray(answer) ? answer.includes(value) : answer === value)).length;
    const result = { question, answered: given.length, counts: [], mean: null, texts: [] };
    switch (question.kind) {
      case 'one':
      case 'several':
        return { ...result, counts: question.choices.map(({ id, text }) => ({ name: text, count: count(id) })) };
      case 'scale': {
        const numbers = given.filter((answer) => typeof answer === 'number');
        return {
          ...result,
          counts: scaleSteps(question).map((step) => ({ name: step, count: count(step) })),
          mean: numbers.length > 0 ? total(numbers) / numbers.length : null,
        };
      }
      case 'text':
        return { ...result, texts: given.filter((answer) => typeof answer === 'string').toSorted() };
      case 'unknown':
        return result;
    }
  });
}
