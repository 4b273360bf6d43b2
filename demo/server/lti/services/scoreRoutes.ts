import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { completeByReport } from '../../calls/parts/completeByReport.ts';
import { notFound } from '../../calls/route.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { ltiLineItems, ltiScores } from '../../db/schemaLti.ts';
import { HttpError } from '../../http/errors.ts';
import { reportsOf } from '../../notifications/reportsOf.ts';
import { learnersOf } from '../../notices/learnersOf.ts';
import { scopes } from '../claims.ts';
import { serviceAddresses } from '../launch/launchMessage.ts';
import type { LineItem } from '../lineItems.ts';
import { lineItemFor } from './lineItemRoutes.ts';
import { scoreBody, type ScoreBody } from './readLineItem.ts';
import { pointsOf } from './pointsOf.ts';
import { oneOf, pageOf, readPaging } from './readPaging.ts';
import { reportOf } from './reportOf.ts';
import { readBody, sendAs, type ServiceMeans } from './serviceMeans.ts';

/** Milliseconds by which the clock of a tool may be ahead. */
const AHEAD = 300_000;

const numbersOf = ({ scoreGiven = null, scoreMaximum = null, comment = null, ...rest }: ScoreBody) => ({
  activityProgress: rest.activityProgress,
  gradingProgress: rest.gradingProgress,
  scoreGiven,
  scoreMaximum,
  comment,
});

/** Keeps a score if it is the newest. @returns false for a score that was kept before with the same values */
async function keepScore(db: Db, item: LineItem, given: ScoreBody): Promise<boolean> {
  // Two requests with a score for the same learner run one after the other.
  await db.select({ id: ltiLineItems.id }).from(ltiLineItems).where(eq(ltiLineItems.id, item.id)).for('update');
  const timestamp = new Date(given.timestamp);
  const own = and(eq(ltiScores.lineItemId, item.id), eq(ltiScores.userId, given.userId));
  const [kept] = await db.select().from(ltiScores).where(own);
  const values = numbersOf(given);
  if (kept && kept.timestamp >= timestamp) {
    const same =
      kept.timestamp.getTime() === timestamp.getTime() &&
      Object.entries(values).every(([name, value]) => kept[name as keyof typeof values] === value);
    if (same) return false;
    throw new HttpError(409, 'conflict', 'There is a newer score already.');
  }
  await db
    .insert(ltiScores)
    .values({ lineItemId: item.id, userId: given.userId, timestamp, ...values })
    .onConflictDoUpdate({ target: [ltiScores.lineItemId, ltiScores.userId], set: { timestamp, ...values } });
  return true;
}

/** Puts a score into its column and, where the column is a part's own, into the run of its learner (LTI-21, LTI-22); both or neither. */
async function takeScore(db: Db, item: LineItem, given: ScoreBody, now: number): Promise<void> {
  const workflowId = await db.transaction(async (tx) => {
    if (!(await keepScore(tx, item, given)) || !item.own || item.axis === null) return null;
    const [access] = await tx
      .select({ run: objectiveAccesses.lastWorkflowId })
      .from(objectiveAccesses)
      .where(and(eq(objectiveAccesses.objectiveId, item.objectiveId), eq(objectiveAccesses.userId, given.userId)));
    if (!access?.run) throw notFound('started part');
    await completeByReport({ db: tx, userId: given.userId, now }, access.run, item.axis, reportOf(given));
    return access.run;
  });
  if (workflowId !== null) reportsOf(db).tell({ userId: given.userId, workflowId });
}

/** Scores and results of columns (LTI-21, LTI-23). */
export function registerScores(app: FastifyInstance, means: ServiceMeans): void {
  const { db, clock, origin, tokens } = means;
  const url = '/lti/courses/:courseId/line-items/:itemId';

  app.post(`${url}/scores`, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.score);
    const { course, item } = await lineItemFor(means, request, toolId);
    const given = readBody(scoreBody, request.body);
    if (Date.parse(given.timestamp) > Date.now() + AHEAD)
      throw new HttpError(400, 'bad_request', 'timestamp is in the future.');
    if (!(await learnersOf(db, course.id)).includes(given.userId))
      throw new HttpError(404, 'not_found', 'There is no such learner in this course.');
    await takeScore(db, item, given, clock.now());
    return reply.code(204).send();
  });

  app.get(`${url}/results`, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.result);
    const { course, item } = await lineItemFor(means, request, toolId);
    const paging = readPaging(request);
    const userId = oneOf(request, 'user_id');
    const scores = await db
      .select()
      .from(ltiScores)
      .where(and(eq(ltiScores.lineItemId, item.id), userId === null ? undefined : eq(ltiScores.userId, userId)))
      .orderBy(asc(ltiScores.userId));
    const address = `${serviceAddresses(origin, course.id).lineItems}/${encodeURIComponent(item.id)}`;
    const page = pageOf(request, reply, origin, scores, paging).map((score) => ({
      score,
      points: pointsOf(score, item),
    }));
    const results = page.map(({ score, points }) => ({
      id: `${address}/results/${encodeURIComponent(score.userId)}`,
      scoreOf: address,
      userId: score.userId,
      resultMaximum: item.scoreMaximum,
      // A score that is not fully graded is not a result yet.
      ...(points !== null && { resultScore: points }),
      ...(score.comment !== null && { comment: score.comment }),
    }));
    return sendAs(reply, 'lis.v2.resultcontainer', results);
  });
}
