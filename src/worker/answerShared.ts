import { sharedCache } from '../storage/kept/keptNames.ts';
import type { AnswerDeps } from './answerRead.ts';
import { keepShared } from './keepShared.ts';
import type { FetchEvent } from './workerScope.ts';

/**
 * Answers a request for texts, settings and pictures, which belong to no person: from the server, or with the last reply where the server
 * cannot be reached.
 */
export async function answerShared(event: FetchEvent, { caches, fetch, kept }: AnswerDeps): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const name = origin + pathname;
  try {
    const reply = await fetch(request);
    // The reply to an embedded picture may be opaque, so that no script can check it; such a reply is not kept.
    if (reply.status === 200 && reply.type !== 'opaque')
      event.waitUntil(keepShared(caches, name, reply.clone()).catch(() => undefined));
    return reply;
  } catch (cause) {
    const shared = await (await caches.open(sharedCache)).match(name, { ignoreVary: true });
    // A picture in a text of a kept course may be kept with the course, even if it was never shown.
    const reply = shared ?? (await kept.find(request.url));
    if (!reply) throw cause;
    return reply;
  }
}
