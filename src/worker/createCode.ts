import type { PrecacheController } from 'workbox-precaching';
import { lateCodeCache } from '../storage/kept/keptNames.ts';

export interface CodeDeps {
  readonly caches: CacheStorage;
  readonly precache: Pick<PrecacheController, 'matchPrecache'>;
  /** Addresses of the code that few pages need. */
  readonly late: readonly string[];
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Whether the name of a file changes with its content; such a file is never out of date. */
const isFixed = (address: string) => /\/chunks\/|-[\w-]{8}\.js$/.test(address);

/**
 * Answers requests for the code of the page (OFF-1): a file whose name contains its version comes from the cache, any other one from the
 * server first.
 */
export function createCode({ caches, precache, late, fetch }: CodeDeps) {
  const known = async (address: string) =>
    (await precache.matchPrecache(address)) ?? (await (await caches.open(lateCodeCache)).match(address));
  return {
    async answer(request: Request): Promise<Response> {
      if (isFixed(request.url)) return (await known(request.url)) ?? fetch(request);
      try {
        return await fetch(request);
      } catch (cause) {
        const reply = await known(request.url);
        if (!reply) throw cause;
        return reply;
      }
    },
    /** Keeps the code that reads PDF files too. @throws TypeError where it cannot be fetched */
    async keepLate(): Promise<Response> {
      const cache = await caches.open(lateCodeCache);
      for (const address of late) if (!(await cache.match(address))) await cache.add(address);
      return new Response(null, { status: 204 });
    },
    /** Removes the late code of earlier versions. */
    async prune(): Promise<void> {
      const cache = await caches.open(lateCodeCache);
      for (const request of await cache.keys())
        if (!late.includes(new URL(request.url).pathname)) await cache.delete(request);
    },
  };
}
