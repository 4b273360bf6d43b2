import { mayShowKept } from '../domain/offline/mayShowKept.ts';
import { offlineSettings } from '../domain/offline/offlineSettings.ts';
import { readPerson } from '../storage/kept/keptPerson.ts';
import { coursesBefore, recentCache, sharedCache } from '../storage/kept/keptNames.ts';
import { readJson } from '../storage/kept/readJson.ts';
import { settingsPath } from '../web/settingsPath.ts';

/** Says that a reply was kept, and when it was made. Its own time is left out: the page would take it for that of now (CALL-7). */
const keptHeader = 'lectern-kept';

/** Whatever a browser sends along, an address has one reply. */
const anyHeaders = { ignoreVary: true };

/** A kept reply as the page gets it. */
function asKept(reply: Response): Response {
  const headers = new Headers(reply.headers);
  headers.set(keptHeader, headers.get('date') ?? '');
  headers.delete('date');
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}

/** What is kept for the person whom the server named last, as long as it may be shown (OFF-3, OFF-4). */
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
    /** The reply to an address, of a course that is kept or of what was read last; null where there is none to be shown. */
    async find(address: string): Promise<Response | null> {
      const personId = await mayShow();
      if (personId === null) return null;
      const course = await courseWith(personId, address);
      const reply = course?.reply ?? (await (await caches.open(recentCache(personId))).match(address, anyHeaders));
      return reply ? asKept(reply) : null;
    },
    /** The cache in which the reply to an address belongs: that of a course which keeps it, else that of what was read last. */
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
