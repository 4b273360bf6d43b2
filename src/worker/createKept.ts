import { mayShowKept } from '../domain/offline/mayShowKept.ts';
import { offlineSettings } from '../domain/offline/offlineSettings.ts';
import { readPerson } from '../storage/kept/keptPerson.ts';
import { coursesBefore, recentCache, sharedCache } from '../storage/kept/keptNames.ts';
import { readJson } from '../storage/kept/readJson.ts';
import { settingsPath } from '../web/settingsPath.ts';

/**
 * The header that marks a kept reply, with the time at which the reply was made. The `date` header is removed, since the page would take it
 * for the current time (CALL-7).
 */
const keptHeader = 'lectern-kept';

/** An address has one reply, whatever headers the browser sends with a request. */
const anyHeaders = { ignoreVary: true };

/** A kept reply as the page gets it. */
function asKept(reply: Response): Response {
  const headers = new Headers(reply.headers);
  headers.set(keptHeader, headers.get('date') ?? '');
  headers.delete('date');
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}

/** Finds the kept replies of the person whom the server named last, as long as they may be shown (OFF-3, OFF-4). */
export function createKept(caches: CacheStorage, now: () => number) {
  const limits = async () => offlineSettings(await readJson(await caches.open(sharedCache), settingsPath));
  const mayShow = async () => {
    const [person, allowed] = await Promise.all([readPerson(caches), limits()]);
    return person && 'id' in person && allowed && mayShowKept(person, now(), allowed) ? person.id : null;
  };
  const courseWith = async (personId: string, address: string) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(coursesBefore(personId)));
    for (const name of names) {
      const cache = await caches.open(name);
      const reply = await cache.match(address, anyHeaders);
      if (reply) return { cache, reply };
    }
    return null;
  };
  return {
    limits,
    /** The reply to an address, from a kept course or from the last replies; null where there is none that may be shown. */
    async find(address: string): Promise<Response | null> {
      const personId = await mayShow();
      if (personId === null) return null;
      const course = await courseWith(personId, address);
      const reply = course?.reply ?? (await (await caches.open(recentCache(personId))).match(address, anyHeaders));
      return reply ? asKept(reply) : null;
    },
    /** The cache for the reply to an address: that of a course that keeps the address, else that of the last replies. */
    async placeOf(personId: string, address: string): Promise<{ readonly cache: Cache; readonly isCourse: boolean }> {
      const course = await courseWith(personId, address);
      return course
        ? { cache: course.cache, isCourse: true }
        : { cache: await caches.open(recentCache(personId)), isCourse: false };
    },
  };
}

/** Made by {@link createKept}. */
export type Kept = ReturnType<typeof createKept>;
