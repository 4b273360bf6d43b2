import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import {
  firstSurveyFault,
  submittedAnswers,
  surveyTextLimit,
  type SurveyAnswers,
} from '../../../src/domain/work/survey.ts';
import { LecternError } from '../../../src/errors.ts';
import { checkOpen } from '../calls/parts/checkOpen.ts';
import { completeHere } from '../calls/parts/completeHere.ts';
import { refused } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { surveyAnswers } from '../db/work/schemaSurveys.ts';
import { checkTeam } from '../teams/checkTeam.ts';
import type { SurveyPlace } from './surveyPlace.ts';

/** The answers that were submitted in a run; null before. */
export async function submittedIn(db: Db, { run, row }: Pick<SurveyPlace, 'run' | 'row'>) {
  const [kept] = await db
    .select()
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.workflowId, run.workflow.id), eq(surveyAnswers.axis, row.part.axis)));
  return kept ?? null;
}

const faultTexts = {
  required: 'This question has to be answered.',
  maxLength: `At most ${surveyTextLimit.toLocaleString('en-US')} characters.`,
  unfit: 'This is no answer to this question.',
} as const;

/**
 * Texts as a database stores them: half of a surrogate pair becomes the character that the database would make of it, so that the same text
 * stays equal.
 */
const keepable = (answers: SurveyAnswers): SurveyAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'string' ? Buffer.from(answer.replace(/\r\n?/g, '\n'), 'utf8').toString('utf8') : answer,
    ]),
  );

/**
 * Keeps the answers to a survey, and completes its part, within a transaction (SURVEY-5).
 * @throws LecternError `bad_request` for answers that do not fit the questions, `conflict` for other answers than the submitted ones, and
 * where the part is closed
 */
export async function keepAnswers(db: Db, place: SurveyPlace, given: SurveyAnswers, now: number): Promise<void> {
  const { userId, run, row, questions } = place;
  const strange = Object.keys(given).find((id) => !questions.some((question) => question.id === id));
  if (strange !== undefined) throw unfit(strange, 'The survey has no such question.');
  const fault = firstSurveyFault(questions, given);
  if (fault) throw unfit(fault.question.id, faultTexts[fault.fault]);
  const answers = submittedAnswers(questions, keepable(given));
  const kept = await submittedIn(db, place);
  if (kept) {
    if (isDeepStrictEqual(kept.answers, answers)) return;
    throw refused(`"${row.part.child.name}" has already been submitted.`);
  }
  await checkOpen({ db, now }, run, row);
  await checkTeam(db, run, row);
  await db.insert(surveyAnswers).values({
    workflowId: run.workflow.id,
    axis: row.part.axis,
    objectiveId: run.objectiveId,
    userId,
    answers,
    submitted: new Date(now),
  });
  await completeHere({ db, userId, now }, run, row);
}

const unfit = (id: string, message: string) =>
  new LecternError('bad_request', message, { field: id, messages: { [id]: [message] } });
