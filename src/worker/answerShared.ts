import { sharedCache } from '../storage/kept/keptNames.ts';
import type { AnswerDeps } from './answerRead.ts';
import { keepShared } from './keepShared.ts';
import type { FetchEvent } from './workerScope.ts';

/** Answers a request for what is nobody's (texts, settings, pictures): by its server, and as it was read last where that cannot be had. */
export async function answerShared(event: FetchEvent, { caches, fetch, kept }: AnswerDeps): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const name = origin + pathname;
  try {
    const reply = await fetch(request);
    // A picture that a page embeds may come without what a script would have to see of it: that is not kept.
    if (reply.status === 200 && reply.type !== 'opaque')
      event.waitUntil(keepShared(caches, name, reply.clone()).catch(() => undefined));
    return reply;
  } catch (cause) {
    const shared = await (await caches.open(sharedCache)).match(name, { ignoreVary: true });
    // A picture within a text of a course may be kept with it, and never have been seen.
    const reply = shared ?? (await kept.find(request.url));
    if (!reply) throw cause;
    return reply;
  }
}
