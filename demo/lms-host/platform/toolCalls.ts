import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './createPlatform.ts';
import { people } from './people.ts';

const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const activity = ['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed'];
const grading = ['NotReady', 'Failed', 'Pending', 'PendingManual', 'FullyGraded'];

type Score = Readonly<Record<string, unknown>>;

/** The faulty field of a score; null where there is none. */
function faultOf({
  userId,
  timestamp,
  activityProgress,
  gradingProgress,
  scoreGiven,
  scoreMaximum,
}: Score): string | null {
  if (!people.some(({ id, teaches }) => id === userId && !teaches)) return 'userId';
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return 'timestamp';
  if (!activity.includes(String(activityProgress))) return 'activityProgress';
  if (!grading.includes(String(gradingProgress))) return 'gradingProgress';
  if (scoreGiven === undefined) return null;
  if (typeof scoreGiven !== 'number' || scoreGiven < 0) return 'scoreGiven';
  return typeof scoreMaximum === 'number' && scoreMaximum > 0 ? null : 'scoreMaximum';
}

/** The requests of the academy's server to this platform: for its keys, for a token, and with a score. */
export function registerToolCalls(
  app: FastifyInstance,
  platform: Platform,
): { readonly verify: (token: string, audience: string) => Promise<JWTPayload> } {
  const keys = createRemoteJWKSet(new URL(platform.toolKeys));
  const verify = async (token: string, audience: string) =>
    (await jwtVerify(token, keys, { issuer: platform.clientId, audience, algorithms: ['RS256'], maxTokenAge: 300 }))
      .payload;
  const used = new Set<string>();

  app.get('/lti/jwks', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(platform.keys),
  );

  app.post('/lti/token', async (request, reply) => {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    reply.header('cache-control', 'no-store');
    const payload =
      body['grant_type'] === 'client_credentials' && body['client_assertion_type'] === ASSERTION
        ? await verify(String(body['client_assertion']), platform.tokenUrl).catch(() => null)
        : null;
    const { jti, sub } = payload ?? {};
    if (!jti || used.has(jti) || sub !== platform.clientId) return reply.code(401).send({ error: 'invalid_client' });
    used.add(jti);
    if (body['scope'] !== SCORE_SCOPE) return reply.code(400).send({ error: 'invalid_scope' });
    const { token, seconds } = platform.giveToken();
    return { access_token: token, token_type: 'Bearer', expires_in: seconds, scope: SCORE_SCOPE };
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/vnd.ims.lis.v1.score+json',
      { parseAs: 'string' },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch (error) {
          done(error as Error);
        }
      },
    );
    scope.post<{ Params: { id: string } }>('/lti/line-items/:id/scores', async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!platform.isToken(token)) return reply.code(401).send({ error: 'invalid_token' });
      const course = platform.course(request.params.id);
      if (course?.maximum == null) return reply.code(404).send({ error: 'no such line item' });
      const score = (request.body ?? {}) as Score;
      const fault = faultOf(score);
      if (fault) return reply.code(400).send({ error: fault });
      const given = score['scoreGiven'] as number | undefined;
      const kept = platform.keepResult(course, String(score['userId']), {
        timestamp: String(score['timestamp']),
        activityProgress: String(score['activityProgress']),
        gradingProgress: String(score['gradingProgress']),
        score: given === undefined ? null : (given / Number(score['scoreMaximum'])) * course.maximum,
      });
      return reply.code(kept ? 204 : 409).send();
    });
  });
  return { verify };
}
