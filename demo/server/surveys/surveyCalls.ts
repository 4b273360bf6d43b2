import type { FastifyInstance } from 'fastify';
import { array, check, maxLength, number, object, pipe, record, string, union } from 'valibot';
import { submitSurvey, surveyOf } from '../../../src/contract/work/surveys.ts';
import { LecternError } from '../../../src/errors.ts';
import { unreadable } from '../calls/mayRead.ts';
import { checked, learner, route, type Deps } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { keepAnswers, submittedIn } from './keepAnswers.ts';
import { findSurvey, type SurveyPlace } from './surveyPlace.ts';

/** Longer than any answer may be; a text that is too long for its question gets an error with the question. */
const words = pipe(
  string(),
  maxLength(100_000),
  check((text) => !text.includes('\0'), 'The character NUL cannot be kept.'),
);
const body = object({ answers: record(words, union([words, number(), pipe(array(words), maxLength(200))])) });

async function wire(db: Db, place: SurveyPlace) {
  const kept = await submittedIn(db, place);
  return { questions: place.questions, answers: kept?.answers ?? null, submittedAt: kept?.submitted ?? null };
}

/** Registers the surveys of courses (CALL-145, CALL-146): only the learner of the run has access, where they may read the part. */
export function registerSurveys(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, surveyOf, async (request) => {
    const place = await findSurvey(db, request, clock.now());
    const why = await unreadable(db, place.run, place.row, clock.now());
    if (why) throw new LecternError('forbidden', why);
    return wire(db, place);
  });

  route(app, submitSurvey, async (request) => {
    if (learner(request).impersonator) throw new LecternError('forbidden', 'Only the learner answers a survey.');
    const { answers } = checked(body, request.body);
    return db.transaction(async (tx) => {
      const place = await findSurvey(tx, request, clock.now(), true);
      await keepAnswers(tx, place, answers, clock.now());
      return wire(tx, place);
    });
  });
}
