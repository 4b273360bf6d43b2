import { sharedCache } from '../storage/kept/keptNames.ts';
import { trimCache } from './trimCache.ts';

/** Replies that are kept of what is nobody's. */
const most = 400;

/**
 * Keeps what is nobody's: texts, settings, pictures (OFF-2).
 * @param name its address, without a query
 */
export async function keepShared(caches: CacheStorage, name: string, reply: Response): Promise<void> {
  const cache = await caches.open(sharedCache);
  await cache.put(name, reply);
  await trimCache(cache, most);
}
