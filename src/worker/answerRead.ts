import { mayKeepReply } from '../domain/offline/mayKeepReply.ts';
import { readPerson } from '../storage/kept/keptPerson.ts';
import type { Kept } from './createKept.ts';
import { hearPerson, seenName } from './hearPerson.ts';
import { trimCache } from './trimCache.ts';
import type { FetchEvent } from './workerScope.ts';

export interface AnswerDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly kept: Kept;
  readonly now: () => number;
  /** Told whether the last reply came from the server or was kept. */
  readonly tell: (state: 'live' | 'kept') => void;
}

/** Replies of one person that are kept beside their courses, and the bytes of the largest one. */
const most = 250;
const largest = 2_000_000;

/** Keeps a reply of the LMS for its person, if it is one of those that a learner reads (OFF-2). */
async function keepReply({ caches, kept, now }: AnswerDeps, url: string, reply: Response, asked: number) {
  const personId = await hearPerson(caches, reply, asked, now());
  const { pathname } = new URL(url);
  if (personId === null || reply.status !== 200 || !mayKeepReply(pathname)) return;
  const body = await reply.blob();
  if (body.size > largest) return;
  const { cache, isCourse } = await kept.placeOf(personId, url);
  const { status, headers } = reply;
  // Put anew, it stands at the end, behind what has been read before it.
  if (!isCourse) await cache.delete(url);
  await cache.put(url, new Response(body, { status, headers }));
  const person = await readPerson(caches);
  if (!person || !('id' in person) || person.id !== personId) await cache.delete(url);
  else if (!isCourse) {
    const seen = await cache.match(seenName);
    await trimCache(cache, most);
    if (seen) await cache.put(seenName, seen);
  }
}

/** Answers a read of the LMS: by its server, and by what is kept only where that cannot be reached (OFF-2). */
export async function answerRead(event: FetchEvent, deps: AnswerDeps): Promise<Response> {
  const { request } = event;
  const asked = deps.now();
  try {
    const reply = await deps.fetch(request);
    deps.tell('live');
    event.waitUntil(keepReply(deps, request.url, reply.clone(), asked).catch(() => undefined));
    return reply;
  } catch (cause) {
    const reply = request.method === 'GET' ? await deps.kept.find(request.url) : null;
    if (!reply) throw cause;
    deps.tell('kept');
    return reply;
  }
}
