import { sharedCache } from '../storage/kept/keptNames.ts';
import { trimCache } from './trimCache.ts';
import type { AnswerDeps } from './answerRead.ts';
import type { FetchEvent } from './workerScope.ts';

const most = 400;

/** Answers a request for what is nobody's (texts, settings, pictures): by its server, and as it was read last where that cannot be had. */
export async function answerShared(event: FetchEvent, { caches, fetch, kept }: AnswerDeps): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const name = origin + pathname;
  try {
    const reply = await fetch(request);
    // A picture that a page embeds may come without what a script would have to see of it: that is not kept.
    if (reply.status === 200 && reply.type !== 'opaque') {
      const copy = reply.clone();
      const keep = async () => {
        const cache = await caches.open(sharedCache);
        await cache.put(name, copy);
        await trimCache(cache, most);
      };
      event.waitUntil(keep().catch(() => undefined));
    }
    return reply;
  } catch (cause) {
    const shared = await (await caches.open(sharedCache)).match(name, { ignoreVary: true });
    // A picture within a text of a course may be kept with it, and never have been seen.
    const reply = shared ?? (await kept.find(request.url));
    if (!reply) throw cause;
    return reply;
  }
}
