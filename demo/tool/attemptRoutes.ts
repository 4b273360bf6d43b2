import type { LTISession, LTITool } from '@lti-tool/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAttempts } from './attempts.ts';
import { activityOf, judge } from './experiments.ts';

/** Longest piece of work that is kept, in characters. */
const LONGEST = 20_000;

/** What the page of an activity asks for: the learner's attempt, and its result, which is reported to the platform. */
export function registerAttempts(app: FastifyInstance, tool: LTITool): void {
  const attempts = createAttempts();
  const sessionOf = async ({ headers }: FastifyRequest) =>
    tool.getSession(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '').catch(() => undefined);
  const told = (session: LTISession) => {
    const { seed, state, score } = attempts.of(session);
    return {
      activity: activityOf(session),
      seed,
      state,
      score,
      // Who teaches has no attempt of their own to report.
      reports: session.isStudent && session.services?.ags?.lineitem !== undefined,
      back: (session.jwtPayload as Readonly<Record<string, { return_url?: string } | undefined>>)[
        'https://purl.imsglobal.org/spec/lti/claim/launch_presentation'
      ]?.return_url,
    };
  };
  app.get('/attempt', async (request, reply) => {
    const session = await sessionOf(request);
    return session ? told(session) : reply.code(401).send({ error: 'no session' });
  });
  app.put('/attempt', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return reply.code(401).send({ error: 'no session' });
    const state = request.body ?? null;
    if (JSON.stringify(state).length > LONGEST) return reply.code(413).send({ error: 'too long' });
    const attempt = attempts.of(session);
    if (attempt.score === null) attempts.put(session, { ...attempt, state });
    return told(session);
  });
  app.post('/again', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return reply.code(401).send({ error: 'no session' });
    attempts.begin(session);
    return told(session);
  });
  app.post('/result', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return reply.code(401).send({ error: 'no session' });
    const attempt = attempts.of(session);
    const { answers, state = attempt.state } = (request.body ?? {}) as { answers?: unknown; state?: unknown };
    if (JSON.stringify(state ?? null).length > LONGEST) return reply.code(413).send({ error: 'too long' });
    const score = judge(activityOf(session), attempt.seed, answers);
    if (told(session).reports)
      try {
        await tool.submitScore(session, {
          userId: session.user.id,
          scoreGiven: score,
          scoreMaximum: 100,
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
        });
      } catch (error) {
        request.log.warn(error);
        return reply.code(502).send({ error: 'not reported' });
      }
    attempts.put(session, { ...attempt, state, score });
    return told(session);
  });
}
