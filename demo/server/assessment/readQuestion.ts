import type { AskedModule } from './askedCourse.ts';
import type { NewQuestion } from './askQuestion.ts';

/** The most characters of each field. */
export const longest = { text: 1000, explanation: 2000, answer: 500 } as const;
/** Fields for answers in the form; at least two must be filled in. */
const answerFields = 4;

/** Why a question cannot be sent. */
export type QuestionFault = 'noText' | 'tooLong' | 'fewAnswers' | 'noRight' | 'sameAnswers' | 'noModule';

/** The content of the form, which the page can show again. */
export interface WrittenQuestion {
  readonly text: string;
  readonly explanation: string;
  readonly answers: readonly string[];
  /** Index of the right answer; -1 if none is chosen. */
  readonly right: number;
  readonly axis: string;
}

/** The content of an empty form. */
export const blankQuestion: WrittenQuestion = {
  text: '',
  explanation: '',
  answers: Array.from({ length: answerFields }, () => ''),
  right: -1,
  axis: '',
};

const lines = (value: unknown) =>
  String(value ?? '')
    .replace(/\r\n/g, '\n')
    .trim();

/** Reads the form of a question (EMAIL-5): gives the question that can be sent, or the fault in the form. */
export function readQuestion(
  body: Readonly<Record<string, unknown>>,
  modules: readonly AskedModule[],
): { readonly written: WrittenQuestion } & ({ readonly question: NewQuestion } | { readonly fault: QuestionFault }) {
  const written: WrittenQuestion = {
    text: lines(body['text']),
    explanation: lines(body['explanation']),
    answers: Array.from({ length: answerFields }, (_, place) => lines(body[`answer${place}`])),
    right: /^[0-9]$/.test(String(body['right'])) ? Number(body['right']) : -1,
    axis: lines(body['module']),
  };
  const { text, explanation, answers, right, axis } = written;
  const filled = answers.flatMap((answer, place) => (answer ? [{ text: answer, correct: place === right }] : []));
  const module = modules.find((one) => one.axis === axis) ?? null;
  const fault = (): QuestionFault | null => {
    if (text === '') return 'noText';
    const fits =
      text.length <= longest.text &&
      explanation.length <= longest.explanation &&
      answers.every((answer) => answer.length <= longest.answer);
    if (!fits) return 'tooLong';
    if (filled.length < 2) return 'fewAnswers';
    if (!filled.some(({ correct }) => correct)) return 'noRight';
    if (new Set(filled.map((answer) => answer.text)).size < filled.length) return 'sameAnswers';
    return axis !== '' && !module ? 'noModule' : null;
  };
  const wrong = fault();
  return wrong ? { written, fault: wrong } : { written, question: { text, explanation, answers: filled, module } };
}
