import { cachePrefix, personCache, personOfCache, recentCache } from '../storage/kept/keptNames.ts';
import { readJson } from '../storage/kept/readJson.ts';
import type { Kept } from './createKept.ts';
import { seenName } from './hearPerson.ts';

const day = 86_400_000;

/** Removes everything kept for people whom the server has not named for as long as the tenant allows kept replies to be read (OFF-4). */
export async function sweepKept(caches: CacheStorage, kept: Pick<Kept, 'limits'>, now: number): Promise<void> {
  const limits = await kept.limits();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== personCache);
  for (const name of names) {
    const personId = personOfCache(name);
    if (personId === null) continue;
    const seen = await readJson(await caches.open(recentCache(personId)), seenName);
    if (!limits || typeof seen !== 'number' || now - seen > limits.days * day) await caches.delete(name);
  }
}
