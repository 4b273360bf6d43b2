import { writePerson } from './keptPerson.ts';
import { personOfCache } from './keptNames.ts';

/**
 * Removes everything that this browser keeps of a person when they sign out (OFF-5). Replies that are still on their way are not kept
 * either.
 */
export async function forgetKept(caches: CacheStorage, personId: string, now: number): Promise<void> {
  await writePerson(caches, { outAt: now });
  const own = (await caches.keys()).filter((name) => personOfCache(name) === personId);
  await Promise.all(own.map((name) => caches.delete(name)));
}
