import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LecternError } from '../../../../src/errors.ts';
import { completeByReport } from '../../calls/parts/completeByReport.ts';
import { reportsOf } from '../../notifications/reportsOf.ts';
import { loadRun } from '../../calls/parts/tree.ts';
import { checkUnderWay } from '../../calls/parts/underWay.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../db/openDb.ts';
import { activityWorkflows, objectiveRecords } from '../../db/schemaRuns.ts';
import { ltiTools } from '../../db/schemaLti.ts';
import { notFound, refused } from '../../calls/route.ts';
import type { LtiTool } from '../ltiTool.ts';
import { spendOnce } from '../spendOnce.ts';
import { bodyHashOf, readAuthorization, sameSignature, signatureOf } from './oauth.ts';
import { outcomeAnswer, readOutcome, type OutcomeRequest } from './outcomeMessage.ts';
import type { ResultId, ResultIds } from './resultIds.ts';

/** The most seconds by which a request may be old, or ahead. */
const AGE = 300;

interface OutcomeMeans {
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: string;
  readonly results: ResultIds;
}

/** The tool that signed a request with its body, which is valid once (LTI-51); null where anything does not fit. */
async function signer({ db, origin }: OutcomeMeans, request: FastifyRequest, body: string): Promise<LtiTool | null> {
  const given = readAuthorization(request.headers.authorization);
  const of = (name: string) => given?.get(`oauth_${name}`) ?? '';
  if (!given || of('signature_method') !== 'HMAC-SHA1' || of('consumer_key').length > 200) return null;
  const [tool] = await db
    .select()
    .from(ltiTools)
    .where(eq(ltiTools.consumerKey, of('consumer_key')));
  if (!tool?.sharedSecret) return null;
  const parameters = [...given].filter(([name]) => name !== 'realm' && name !== 'oauth_signature');
  const wanted = signatureOf('POST', origin + request.url, parameters, tool.sharedSecret);
  if (!sameSignature(of('signature'), wanted) || !sameSignature(of('body_hash'), bodyHashOf(body))) return null;
  const [seconds, nonce] = [Number(of('timestamp')), of('nonce')];
  const isNow = Math.abs(Date.now() / 1000 - seconds) <= AGE;
  if (!isNow || nonce === '' || nonce.length > 1000) return null;
  return (await spendOnce(db, `outcome ${tool.id} ${nonce}`, (seconds + 2 * AGE) * 1000)) ? tool : null;
}

/** The stored score of a result; null without one. */
async function resultOf(db: Db, { workflowId, axis }: ResultId): Promise<number | null> {
  if (axis === '') {
    const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, workflowId));
    return record?.normalizedScore ?? null;
  }
  const [part] = await db
    .select()
    .from(activityWorkflows)
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis)));
  return part?.normalizedScore ?? null;
}

/** Removes the score of a part from a run that is under way. */
const removeResult = (db: Db, { userId, workflowId, axis }: ResultId, now: number) =>
  db.transaction(async (tx) => {
    const run = await loadRun(tx, userId, workflowId, now, true);
    if (axis === '') throw refused('The result of a whole course is not taken back.');
    await checkUnderWay(tx, run, now);
    await tx
      .update(activityWorkflows)
      .set({ normalizedScore: null, passed: null })
      .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis)));
  });

async function carryOut(
  { db, clock }: OutcomeMeans,
  request: OutcomeRequest,
  id: ResultId,
): Promise<string | undefined> {
  const now = clock.now();
  if (request.operation === 'readResult') {
    const run = await loadRun(db, id.userId, id.workflowId, now);
    return run.workflow.id === id.workflowId ? String((await resultOf(db, id)) ?? '') : '';
  }
  if (request.operation === 'deleteResult') {
    await removeResult(db, id, now);
    return undefined;
  }
  const score = /^\d{1,3}(\.\d{1,20})?$/.test(request.score) ? Number(request.score) : Number.NaN;
  if (!(score >= 0 && score <= 1)) throw refused('A score is a number from 0 to 1.');
  await db.transaction((tx) =>
    completeByReport({ db: tx, userId: id.userId, now }, id.workflowId, id.axis, {
      completed: true,
      normalizedScore: score,
    }),
  );
  reportsOf(db).tell(id);
  return undefined;
}

/** `/lti/outcomes`: results of tools of LTI 1.1 (LTI-51). */
export function registerOutcomes(app: FastifyInstance, means: OutcomeMeans): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/lti/outcomes', async (request, reply) => {
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const answer = (read: OutcomeRequest | null, how: Parameters<typeof outcomeAnswer>[2]) =>
        reply.send(outcomeAnswer(randomUUID(), read, how));
      const tool = await signer(means, request, body);
      if (!tool) {
        reply.code(401);
        return answer(null, { code: 'failure', description: 'The signature does not fit, or was used before.' });
      }
      const read = readOutcome(body);
      if (!read) return answer(null, { code: 'unsupported', description: 'This is no request on a result.' });
      try {
        const id = means.results.read(read.sourcedId);
        if (id?.toolId !== tool.id) throw notFound('result of this tool');
        const score = await carryOut(means, read, id);
        return answer(read, { code: 'success', description: 'Done.', ...(score !== undefined && { score }) });
      } catch (error) {
        if (!(error instanceof LecternError)) throw error;
        return answer(read, { code: 'failure', description: error.message });
      }
    });
  });
}
