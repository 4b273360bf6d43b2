import { array, literal, minLength, number, picklist, pipe, string, transform, union } from 'valibot';
import type { Survey, SurveyAnswer, SurveyQuestion } from '../../domain/work/survey.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, instant, table, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const asked = { id: string(), text: string(), required: flag };
const choosing = object({
  ...asked,
  kind: picklist(['one', 'several']),
  choices: pipe(array(object({ id: string(), text: string() })), minLength(1)),
});
const scale = object({ ...asked, kind: literal('scale'), from: number(), to: number(), low: text, high: text });
const written = object({ ...asked, kind: literal('text') });
// A question of an unknown kind, or without a required field, is shown as unknown in its place; the others stay.
const other = pipe(
  object({ id: string(), text, required: flag }),
  transform((one): SurveyQuestion => ({ ...one, text: one.text ?? '', kind: 'unknown' })),
);
const question = union([choosing, scale, written, other]);

const readAnswer = (value: unknown): SurveyAnswer | null => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};
const survey = pipe(
  object({ questions: array(question), answers: table(readAnswer), submittedAt: instant }),
  transform((one): Survey => ({ ...one, answers: one.submittedAt === null ? null : one.answers })),
);

type OfPart = { readonly id: string; readonly activityPathId: string };
const path = 'users/me/objective-workflows/{id}/surveys/{activityPathId}';

/**
 * The questions of a survey, and the answers that the learner has submitted (CALL-145). A call of Lectern's own: `surveys` in `extensions`.
 */
export const surveyOf = readCall({
  name: 'survey.get',
  base: 'lectern',
  path,
  read: (body): Survey => decode('survey.get', survey, body),
  _input: {} as { readonly params: OfPart },
});

/**
 * Submits the answers to a survey, which completes its part (CALL-146). The same answers again change nothing; other answers are refused.
 */
export const submitSurvey = command({
  name: 'survey.submit',
  base: 'lectern',
  method: 'PUT',
  path,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'confirm',
  read: (body): Survey => decode('survey.submit', survey, body),
  _input: {} as {
    readonly params: OfPart;
    readonly body: { readonly answers: Readonly<Record<string, SurveyAnswer>> };
  },
});
