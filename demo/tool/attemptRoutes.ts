import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAttempts } from './attempts.ts';
import { judge } from './experiments.ts';
import type { Launched } from './Launched.ts';

/** The longest work that is stored, in characters. */
const LONGEST = 20_000;

/**
 * The calls of an activity's page: for the learner's attempt, and with its result, which is reported to the platform.
 * @param launchOf the launch of a session; undefined where there is none
 */
export function registerAttempts(
  app: FastifyInstance,
  launchOf: (session: string) => Promise<Launched | undefined>,
): void {
  const attempts = createAttempts();
  const told = ({ place, activity, back, report }: Launched) => {
    const { seed, state, score } = attempts.of(place);
    return { activity, seed, state, score, reports: report !== null, back };
  };
  const answered =
    (answer: (launch: Launched, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const launch = await launchOf(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
      return launch ? answer(launch, request, reply) : reply.code(401).send({ error: 'no session' });
    };
  app.get(
    '/attempt',
    answered((launch) => told(launch)),
  );
  app.put(
    '/attempt',
    answered((launch, request, reply) => {
      const state = request.body ?? null;
      if (JSON.stringify(state).length > LONGEST) return reply.code(413).send({ error: 'too long' });
      const attempt = attempts.of(launch.place);
      if (attempt.score === null) attempts.put(launch.place, { ...attempt, state });
      return told(launch);
    }),
  );
  app.post(
    '/again',
    answered((launch) => {
      attempts.begin(launch.place);
      return told(launch);
    }),
  );
  app.post(
    '/result',
    answered(async (launch, request, reply) => {
      const attempt = attempts.of(launch.place);
      const { answers, state = attempt.state } = (request.body ?? {}) as { answers?: unknown; state?: unknown };
      if (JSON.stringify(state ?? null).length > LONGEST) return reply.code(413).send({ error: 'too long' });
      const score = judge(launch.activity, attempt.seed, answers);
      try {
        await launch.report?.(score);
      } catch (error) {
        request.log.warn(error);
        return reply.code(502).send({ error: 'not reported' });
      }
      attempts.put(launch.place, { ...attempt, state, score });
      return told(launch);
    }),
  );
}
