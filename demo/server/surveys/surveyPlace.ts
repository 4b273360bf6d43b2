import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import type { SurveyQuestion } from '../../../src/domain/work/survey.ts';
import { loadRun, type LoadedRun } from '../calls/parts/tree.ts';
import { learner, notFound, param } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { surveys } from '../db/work/schemaSurveys.ts';

/** A survey, and the run in which its learner opened it. */
export interface SurveyPlace {
  readonly userId: string;
  readonly run: LoadedRun;
  readonly row: TreeRow;
  readonly questions: readonly SurveyQuestion[];
}

/** The questions of an activity; null where it is no survey. */
export async function questionsOf(db: Db, activityId: string): Promise<readonly SurveyQuestion[] | null> {
  const [found] = await db.select().from(surveys).where(eq(surveys.activityId, activityId));
  return found?.questions ?? null;
}

/** The survey that a request names by the learner's own run (PERM-6). @throws LecternError `not_found` for a part that is no survey */
export async function findSurvey(db: Db, request: FastifyRequest, now: number, lock = false): Promise<SurveyPlace> {
  const { userId } = learner(request);
  const run = await loadRun(db, userId, param(request, 'id'), now, lock);
  const wanted = param(request, 'activityPathId');
  const row = run.rows.find(({ leaf, part }) => leaf && part.activityPathId === wanted);
  const questions = row ? await questionsOf(db, row.part.child.id) : null;
  if (!row || !questions) throw notFound('survey');
  return { userId, run, row, questions };
}
