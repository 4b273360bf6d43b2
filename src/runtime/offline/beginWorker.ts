import { portalWhole } from '../../contract/parts/files.ts';
import { mayKeepReply } from '../../domain/offline/mayKeepReply.ts';
import { offlineSettings } from '../../domain/offline/offlineSettings.ts';
import type { NoticesModel, NoticesPort, RuntimePort } from '../../port/port.ts';
import { sharedCache, sharedPaths } from '../../storage/kept/keptNames.ts';

export interface WorkerDeps {
  readonly port: Omit<RuntimePort, 'notices'> & { readonly notices: NoticesPort & Partial<NoticesModel> };
  readonly container: ServiceWorkerContainer;
  readonly caches: CacheStorage;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  /** Absolute addresses of the calls whose replies came with the page (SRV-96). */
  readonly given: readonly string[];
  /** The channel on which the worker tells all pages its state. */
  readonly channel: Pick<BroadcastChannel, 'addEventListener'> | null;
  /** When the kept page was made that the worker has shown; undefined where the page came from the server. */
  readonly shown: string | undefined;
}

/** Texts of the pages of `/learn`. */
const texts = [
  ...(['common', 'failure', 'offline', 'outbox', 'profile', 'courses', 'lists', 'next', 'home'] as const),
  ...(['player', 'finish', 'calendar', 'results', 'bookmarks', 'notifications', 'certificate', 'shell'] as const),
];
const scope = '/learn';
const address = '/learn/worker.js';

/** Repeats the reads that this page made before its worker came, so that the worker keeps the replies. */
async function readAgain({ port, caches, performance, given }: WorkerDeps): Promise<void> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [...new Set([...given, ...asked])]
    .filter((name) => URL.canParse(name))
    .map((name) => new URL(name))
    .filter((url) => url.origin === location.origin);
  const cache = await caches.open(sharedCache);
  await Promise.all(
    urls
      .filter(({ pathname }) => sharedPaths.test(pathname))
      .map(({ origin, pathname }) => cache.add(origin + pathname).catch(() => undefined)),
  );
  for (const { href } of urls.filter((url) => mayKeepReply(url.pathname)))
    await port.send(portalWhole, { params: { link: href } }, { renew: false }).then(
      (reply) => reply.arrayBuffer(),
      () => undefined,
    );
}

/** Shows a notice that kept replies are shown, as long as the server cannot be reached (OFF-2). */
function followState({ port, channel, shown }: WorkerDeps): void {
  const { notices, locale } = port;
  let standing: string | undefined;
  let said = false;
  const say = async (state: unknown) => {
    if (state === 'live') {
      said = false;
      if (standing !== undefined) notices.close?.(standing);
      standing = undefined;
    }
    if (state !== 'kept' || said) return;
    said = true;
    await locale.load(locale.tag(), ['common', 'offline']);
    if (!said) return;
    const t = locale.translate(locale.tag(), 'offline');
    const title = locale.translate(locale.tag(), 'common')('offline');
    notices.show({ tone: 'info', title, text: t('shown'), duration: null });
    standing = notices.store?.getState().shown.at(-1)?.id;
  };
  channel?.addEventListener('message', ({ data }) => void say(data));
  if (shown !== undefined) void say('kept');
}

/**
 * Registers the service worker of `/learn`, late: the page rests by then (OFF-1). Where the tenant wants none, it updates the worker of an
 * earlier visit, so that the worker learns of its end (OFF-8).
 */
export async function beginWorker(deps: WorkerDeps): Promise<void> {
  const { port, container } = deps;
  const { locale } = port;
  followState(deps);
  if (!offlineSettings(await port.host.configuration())) return void (await container.getRegistration(scope))?.update();
  const isFirst = !container.controller;
  const came = new Promise<void>((resolve) =>
    container.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
  await container.register(address, { scope, updateViaCache: 'none' });
  if (isFirst) {
    await came;
    await readAgain(deps);
  }
  // Texts that a page shows without a connection have to be loaded before, also those of pages that were never opened.
  await locale.load(locale.tag(), texts);
}
