import { mayKeepReply } from '../domain/offline/mayKeepReply.ts';
import { readPerson } from '../storage/kept/keptPerson.ts';
import type { Kept } from './createKept.ts';
import { hearPerson, seenName } from './hearPerson.ts';
import { trimCache } from './trimCache.ts';

export interface KeepDeps {
  readonly caches: CacheStorage;
  readonly kept: Kept;
  readonly now: () => number;
}

/** The most replies of one person that are kept in addition to their courses, and the most bytes of one reply. */
const most = 250;
const largest = 2_000_000;

/**
 * Keeps a reply of the LMS for its person, if it answers one of the calls whose replies may be kept (OFF-2).
 * @param asked when the request was sent
 */
export async function keepReply(
  { caches, kept, now }: KeepDeps,
  url: string,
  reply: Response,
  asked: number,
): Promise<void> {
  const personId = await hearPerson(caches, reply, asked, now());
  const { pathname } = new URL(url);
  if (personId === null || reply.status !== 200 || !mayKeepReply(pathname)) return;
  const body = await reply.blob();
  if (body.size > largest) return;
  const { cache, isCourse } = await kept.placeOf(personId, url);
  const { status, headers } = reply;
  // Deleted and put again, the entry is at the end of the cache, behind all that were read before it.
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
