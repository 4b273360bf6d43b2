import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';
import { isForVerifiers } from '../certificates/badge/isForVerifiers.ts';
import type { Config } from '../config.ts';
import { errorBody } from './errors.ts';
import { routePath } from './routePath.ts';

const shared = /^\/(api|config-ui)\//;

/** Answers pages of any site with the data for verifiers, which is the same for everybody (CERT-14). */
function answerVerifier(request: FastifyRequest, reply: FastifyReply) {
  reply.header('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
  return reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Accept, Cache-Control, Pragma',
      'access-control-max-age': '7200',
    })
    .code(204)
    .send();
}

/** Answers pages of the listed origins (AUTH-5). They send tokens, so that cookies are never allowed. */
export function registerCors(app: FastifyInstance, { hostOrigins }: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isForVerifiers(routePath(request))) return answerVerifier(request, reply);
    if (!shared.test(routePath(request))) return;
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    const listed = origin !== undefined && isListedOrigin(hostOrigins, origin);
    if (listed)
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Date, Location, Retry-After',
        'cross-origin-resource-policy': 'cross-origin',
      });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    if (!listed) return reply.code(403).send(errorBody('forbidden', 'This origin is not listed.'));
    return reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'Accept, Accept-Language, Authorization, Content-Type, Prefer, X-Requested-With, X-Session-Id',
        'access-control-max-age': '7200',
      })
      .code(204)
      .send();
  });
}
