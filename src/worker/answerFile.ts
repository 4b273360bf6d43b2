import { createPartialResponse } from 'workbox-range-requests';
import { keptAddress } from '../web/keptAddress.ts';
import type { AnswerDeps } from './answerRead.ts';

/**
 * Answers a request for a file of a part: from its server, which decides who may have it; from the kept file where the server cannot be
 * reached (OFF-7). A film asks for pieces of the file, and gets them.
 */
export async function answerFile(
  request: Request,
  deps: Pick<AnswerDeps, 'fetch' | 'kept' | 'tell'>,
  base: string,
): Promise<Response> {
  try {
    return await deps.fetch(request);
  } catch (cause) {
    const address = keptAddress(request.url, base, new URL(request.url).origin);
    const reply = address === null ? null : await deps.kept.find(address);
    if (!reply) throw cause;
    deps.tell('kept');
    if (request.method === 'HEAD') return new Response(null, { headers: reply.headers });
    return request.headers.has('range') ? createPartialResponse(request, reply) : reply;
  }
}
