import type { QueryClient } from '@tanstack/query-core';
import { href } from '../routes/href.ts';
import { createClock } from '../transport/createClock.ts';
import { createTransport } from '../transport/createTransport.ts';
import type { Browser } from '../web/browser.ts';
import type { Options } from '../port/options.ts';
import type { RaiseOnPage } from '../port/pageEvents.ts';
import type { RuntimePort } from '../port/port.ts';
import { createConfiguration } from './createConfiguration.ts';
import { createLeases } from './createLeases.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createWarming } from './pieces/createWarming.ts';
import { followZone } from './pieces/followZone.ts';
import { lazyAnalytics } from './pieces/lazyAnalytics.ts';
import { lazyAppearance } from './pieces/lazyAppearance.ts';
import { lazyOutbox } from './pieces/lazyOutbox.ts';
import { portLevel } from './portLevel.ts';
import type { Pieces, Runtime } from './runtime.ts';
import { runtimeContext } from './pieces/runtimeContext.ts';
import { runtimeLocale } from './pieces/runtimeLocale.ts';
import { runtimeNotices } from './pieces/runtimeNotices.ts';
import { runtimeSession } from './pieces/runtimeSession.ts';
import type { Start } from './start.ts';

export interface RuntimeDeps extends Pieces {
  readonly browser: Browser;
  /** The requests that the loader has begun. */
  readonly start?: Start | undefined;
}

function endCache(cache: QueryClient): void {
  // A view may release its query one frame later, which must not start the timer for the query's removal.
  for (const query of cache.getQueryCache().getAll()) query.setOptions({ ...query.options, gcTime: Infinity });
  cache.clear();
  cache.unmount();
}

/** Raises events at an element of the runtime, or at the document where no element is left. */
const raiseAt =
  (owners: () => Iterable<Element>, page: Document): RaiseOnPage =>
  (name, detail) =>
    ([...owners()][0] ?? page).dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    );

/** Makes a runtime: puts transport, session, storage, languages and the rest together for one API base (RUN-1). */
export function createRuntime(given: Options, { browser, start, outlet }: RuntimeDeps): Runtime {
  const ending = new AbortController();
  const context = runtimeContext(given, browser, start, ending.signal);
  const { apiBase, local, tab, keptId, wall, ended, report } = context;
  let options = given;
  const timezone = () => options.timezone;
  const clock = createClock(context);
  const { owners, lease, destroy } = createLeases(
    () => {
      warming.rest();
      cache.unmount();
      session.rest();
      stop();
      waiting.rest();
    },
    () => {
      cache.mount();
      warming.warm();
    },
  );
  const raise = raiseAt(owners, browser.document);

  const session = runtimeSession({
    ...context,
    getToken: () => options.getToken,
    owners,
    raise,
    now: clock.now,
    send: (...sent) => send(...sent),
    onSigningOut: (...asked) => waiting.signOutWhenSent(...asked),
  });
  const person = () => session.port.store.getState().user;

  const { send } = createTransport({
    ...context,
    access: session.access,
    clock,
    connection: browser,
    random: Math.random,
    language: () => locale.tag(),
    sessionId: keptId(tab, 'sessionId'),
    cookies: !given.getToken,
    bases: given.bases,
    storage: () => local.of(person()?.id ?? ''),
  });

  const { locale, configure } = runtimeLocale(context);
  const showDates = followZone(locale, session.port, timezone);
  const configuration = createConfiguration(send, report, configure);
  const role = () => (person()?.roles.includes('Learner') ? 'Learner' : null);
  const { track, stop } = lazyAnalytics({ configuration, send, role, wall, events: browser }, ended);

  const cache = createQueryClient(ended);
  // Requests that wait for a connection continue when it is back (LIST-18); old data is fetched again when the learner comes back
  // to the page.
  cache.mount();
  const { notices, removeOutlet } = runtimeNotices({ ...context, raise, outlet, owners, port: () => port });
  const waiting = lazyOutbox({ ...context, session, send, clock, notices, locale });

  const origin = apiBase === browser.location.origin ? '' : apiBase;
  const port: RuntimePort = {
    level: portLevel,
    send,
    cache,
    session: session.port,
    locale,
    clock,
    storage: local,
    notices,
    routes: { hrefFor: (route) => options.hrefFor?.(route) ?? `${origin}/learn${href(route)}` },
    host: { configuration, apiBase, track, report, widths: () => options.widths ?? 'element', timezone },
    outbox: waiting.outbox,
    lease,
  };

  const warming = createWarming({
    ...context,
    person,
    raise,
    onPerson: ({ id }) => {
      void session.watch();
      waiting.wake(id);
      void locale.load(locale.tag(), ['failure']);
    },
  });
  warming.warm();
  const appearance = lazyAppearance(context);
  appearance.apply(given);
  const unsubscribe = session.port.store.subscribe(({ phase, user }, before) => {
    if (user && user.id !== before.user?.id) {
      // Pages that show another person hear of it at once (CMD-12).
      local.set('person', user.id);
      warming.warm();
    }
    if (phase === 'signed-out' && before.phase !== phase) cache.clear();
  });

  return {
    port,
    tokens: Boolean(given.getToken),
    configure: (more) => {
      options = { ...options, ...more };
      if (more.locale) void locale.set(more.locale);
      showDates();
      appearance.apply(more);
    },
    destroy: () => {
      ending.abort();
      appearance.remove();
      unsubscribe();
      warming.rest();
      destroy();
      session.destroy();
      stop();
      clock.destroy();
      endCache(cache);
      removeOutlet();
    },
  };
}
