import { cachePrefix } from '../storage/kept/keptNames.ts';
import type { WorkerScope } from './workerScope.ts';

// Replaces the worker where the tenant no longer wants one (OFF-8): it answers nothing, and removes everything that was kept, and then
// itself. Pages continue with their server.
const scope = globalThis as unknown as WorkerScope & {
  readonly registration: { readonly unregister: () => Promise<boolean> };
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const leave = async () => {
    const own = (await scope.caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(own.map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
