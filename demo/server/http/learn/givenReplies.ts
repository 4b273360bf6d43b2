import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GivenReply } from '../../../../src/web/GivenReply.ts';

/**
 * Whether replies may go along with a page: only in a top-level window, to a browser that has a cookie. In a frame the host decides whose
 * session it is. The page's worker asks in the name of a window, and says so itself (SRV-96).
 */
export const takesReplies = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined && (headers['sec-fetch-dest'] === 'document' || headers['lectern-page'] === 'window');

/**
 * Whether the page has its texts from an earlier visit: they are in the cache of its service worker, which makes the request or has the
 * browser make it.
 */
export const keepsTexts = ({ headers }: FastifyRequest): boolean =>
  headers['lectern-page'] !== undefined || headers['service-worker-navigation-preload'] !== undefined;

/**
 * The replies to the first calls of a page, made as the browser would make them. Failed replies, as where nobody is signed in, and late
 * ones are left out: the page then sends these calls itself.
 * @param paths of the calls, which only read
 * @param patience in milliseconds; less than the page's worker has for the page as a whole (OFF-1)
 */
export async function givenReplies(
  app: FastifyInstance,
  request: FastifyRequest,
  paths: readonly string[],
  patience = 5000,
): Promise<readonly GivenReply[]> {
  const { cookie } = request.headers;
  const language = request.headers['accept-language'];
  const asked = paths.map(async (path) => {
    const { statusCode, headers, body } = await app.inject({
      url: path,
      remoteAddress: request.ip,
      headers: {
        'accept': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(cookie !== undefined && { cookie }),
        ...(language !== undefined && { 'accept-language': language }),
      },
    });
    const named = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
    return { path, status: statusCode, date: named('date'), person: named('lectern-person'), body };
  });
  const late = wait(patience, null, { ref: false });
  const settled = await Promise.allSettled(asked.map((reply) => Promise.race([reply, late])));
  return settled.flatMap((one) => (one.status === 'fulfilled' && one.value?.status === 200 ? [one.value] : []));
}
