import type { KeepingPort, RuntimePort } from '../../port/port.ts';
import { atSignOut } from '../../session/atSignOut.ts';
import { stateChannel } from '../../storage/kept/stateChannel.ts';

/** After this time the page rests, since its first view is there. In milliseconds. */
const rest = 4000;

/**
 * Makes the page use its own service worker (OFF-1). The code that begins the worker is loaded late; at once where the page itself was
 * kept.
 * @param container absent on a page by plain http, and in browsers without workers
 * @param given absolute addresses of the calls whose replies came with the page (SRV-96)
 */
export function offline(
  port: RuntimePort,
  container: ServiceWorkerContainer | undefined,
  given: readonly string[],
): void {
  if (!container) return;
  atSignOut.forget = (userId) =>
    import('../../storage/kept/forgetKept.ts')
      .then(({ forgetKept }) => forgetKept(caches, userId, Date.now()))
      .catch(() => undefined);
  const { queries, ...others } = port.cache.getDefaultOptions();
  port.cache.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      // A worker may have a kept reply, so it is asked even without a connection. The library reads this for each query (OFF-2).
      get networkMode() {
        return container.controller ? ('offlineFirst' as const) : ('online' as const);
      },
    },
  });
  let keeping: Promise<KeepingPort> | undefined;
  Object.assign(port, {
    keeping: () =>
      (keeping ??= import('./createKeeping.ts').then(({ createKeeping }) =>
        createKeeping({
          port,
          container,
          caches,
          storage: navigator.storage,
          channel: new BroadcastChannel('lectern-courses'),
        }),
      )).catch((cause: unknown) => {
        keeping = undefined;
        throw cause;
      }),
  } satisfies Pick<RuntimePort, 'keeping'>);
  const { kept } = document.documentElement.dataset;
  setTimeout(
    () =>
      void import('./beginWorker.ts')
        .then(({ beginWorker }) =>
          beginWorker({
            port,
            container,
            caches,
            performance,
            given,
            channel: new BroadcastChannel(stateChannel),
            shown: kept,
          }),
        )
        .catch(() => undefined),
    kept === undefined ? rest : 0,
  );
}
