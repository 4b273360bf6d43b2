import { sharedCache } from '../storage/kept/keptNames.ts';
import { trimCache } from './trimCache.ts';

/** The most replies that are kept of those that belong to no person. */
const most = 400;

/**
 * Keeps a reply that belongs to no person: a text, settings, a picture (OFF-2).
 * @param name its address, without a query
 */
export async function keepShared(caches: CacheStorage, name: string, reply: Response): Promise<void> {
  const cache = await caches.open(sharedCache);
  await cache.put(name, reply);
  await trimCache(cache, most);
}
