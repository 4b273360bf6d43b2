import { currentUser } from '../contract/currentUser.ts';
import { LecternError } from '../errors.ts';
import { createLocale } from '../i18n/createLocale.ts';
import { defaultTag } from '../i18n/nearest.ts';
import { href } from '../routes/href.ts';
import { createSession } from '../session/createSession.ts';
import { createTokenSource } from '../session/createTokenSource.ts';
import { createStorage } from '../storage/createStorage.ts';
import { createClock } from '../transport/createClock.ts';
import { createTransport } from '../transport/createTransport.ts';
import type { Analytics } from './analytics.ts';
import type { Browser } from './browser.ts';
import { builtTags } from './builtTags.ts';
import { createConfiguration } from './createConfiguration.ts';
import { createLeases } from './createLeases.ts';
import { createQueryClient } from './createQueryClient.ts';
import { fetchText } from './fetchText.ts';
import type { OwnedOutbox } from './createOutbox.ts';
import { createNotices } from './notices.ts';
import type { Options } from './options.ts';
import { placeOf } from './placeOf.ts';
import type { RuntimePort } from './port.ts';
import { portLevel } from './requireLevel.ts';
import type { Pieces, Runtime } from './runtime.ts';
import type { Start } from './start.ts';

export interface RuntimeDeps extends Pieces {
  readonly browser: Browser;
  /** What the loader has begun. */
  readonly start?: Start | undefined;
}

// What the first card does not need is fetched once it stands.
const warmAfter = 2000;

/** Makes a runtime: puts transport, session, storage, languages and the rest together for one API base (RUN-1). */
export function createRuntime(given: Options, { browser, start, outlet }: RuntimeDeps): Runtime {
  const { document, location, performance, crypto } = browser;
  const { apiBase, embedBase, kind, prefix } = placeOf(given, start, location, browser.parent !== browser);
  const replies: Map<string, Promise<Response>> = start?.replies ?? new Map();
  const ending = new AbortController();
  const ended = ending.signal;
  const fetch: typeof globalThis.fetch = (input, init) => browser.fetch(input, init);
  const report = (error: LecternError) => console.warn('[lectern]', error.code, error.message, error.detail);
  const elapsed = () => performance.now();
  const wall = () => Date.now();
  // Absent on a page by plain http.
  const newId = () => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
  let options = given;
  let warming: ReturnType<typeof setTimeout> | undefined;
  let removeOutlet: Promise<() => void> | undefined;
  let analytics: Promise<Analytics> | null = null;
  let cool = () => {};
  let heard = false;
  let deaf = () => {};
  let loading: Promise<OwnedOutbox> | null = null;

  const local = createStorage({ area: () => browser.localStorage, prefix, report });
  const tab = createStorage({ area: () => browser.sessionStorage, prefix, report });
  const keptId = (storage: typeof local, key: string) => {
    const id = storage.get(key) ?? newId();
    storage.set(key, id);
    return id;
  };
  const clock = createClock({ wall, elapsed });

  const leases = createLeases(
    () => {
      clearTimeout(warming);
      deaf();
      cool();
      session.rest();
      stopAnalytics();
      void loading?.then(({ rest }) => rest());
    },
    () => warm(),
  );
  const { owners } = leases;
  const raise = (name: `lectern-${string}`, detail: unknown) =>
    ([...owners()][0] ?? document).dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  const tokenChanged = (token: string | null) => {
    if (token !== null && start) start.token = Promise.resolve(token);
    if (token !== null) return;
    // What was asked for early waits for the token that never came, or speaks for who has left.
    delete start?.token;
    replies.clear();
  };
  const tokens = given.getToken ? createTokenSource(() => options.getToken, start?.token, tokenChanged) : null;
  const session = createSession({
    browser,
    wall,
    askUser: () => send(currentUser, {}),
    probeUser: () => send(currentUser, {}, { renew: false }),
    tokens,
    place: kind,
    local,
    tab,
    prefix,
    now: clock.now,
    elapsed,
    concerns: (event) => kind !== 'embedded' || [...owners()].some((owner) => event.composedPath().includes(owner)),
    send: (...given) => send(...given),
    onRelogin: (reason) => {
      let promised: Promise<unknown> | null = null;
      raise('lectern-relogin', { reason, waitUntil: (promise: Promise<unknown>) => (promised = promise) });
      return promised;
    },
    onInactive: () => raise('lectern-inactive', {}),
    onSigningOut: (userId, signOut, by) => {
      if (!local.of(userId).keys('outbox:')[0]) return signOut();
      outbox().then(({ leave }) => leave(signOut, by), (error: LecternError) => {
        report(error);
        // What waits is neither lost unasked, nor is the click lost.
        const t = locale.translate(locale.tag(), 'common');
        notices.show({ tone: 'danger', title: t('unknownError'), action: { label: t('tryAgain'), run: () => session.port.signOut(by) } });
      });
    },
    onSignOut: (userId) => {
      local.remove('person');
      if (userId) [local, tab].forEach((storage) => storage.purge(userId));
    },
    report,
  });
  const person = () => session.port.store.getState().user;

  const { send } = createTransport({
    fetch,
    access: session.access,
    clock,
    elapsed,
    wall,
    connection: browser,
    random: Math.random,
    language: () => locale.tag(),
    sessionId: keptId(tab, 'sessionId'),
    cookies: !tokens,
    replies,
    ended,
    apiBase,
    storage: () => local.of(person()?.id ?? ''),
  });

  // The configuration may narrow the list when it comes.
  const offered = [...builtTags];
  const locale = createLocale({
    // The server has chosen the language of a page of its own, for visitors too.
    initial: given.locale ?? local.get('locale') ?? (kind === 'embedded' ? defaultTag : document.documentElement.lang),
    offered,
    fetchFile: async (tag, namespace) => JSON.parse(await fetchText(`${embedBase}locales/${tag}/${namespace}.json`, { fetch, replies, ended })) as unknown,
    keep: (tag) => local.set('locale', tag),
    report,
  });
  const configuration = createConfiguration(send, report, ({ locales }) => {
    const narrowed = builtTags.filter((tag) => locales.includes(tag));
    if (narrowed.length > 0) offered.splice(0, offered.length, ...narrowed);
    if (!offered.includes(locale.tag())) void locale.set(locale.tag());
  });
  const startAnalytics = () =>
    import('./analytics.ts').then(({ createAnalytics }) =>
      createAnalytics({ configuration, send, role: () => (person()?.roles.includes('Learner') ? 'Learner' : null), wall, newId, events: browser }),
    );
  const stopAnalytics = () => {
    void analytics?.then((started) => started.stop(), () => undefined);
    analytics = null;
  };

  const cache = createQueryClient();
  const notices = createNotices({
    raise,
    mount: (model) => {
      removeOutlet ??= outlet?.().then(
        (mount) => (ended.aborted ? () => undefined : mount(model, port, [...owners()][0] ?? null, owners)),
        (cause: unknown) => {
          removeOutlet = undefined;
          report(new LecternError('network', 'no code for notices', { cause }));
          return () => undefined;
        },
      );
    },
  });

  const track: RuntimePort['host']['track'] = (name, details = {}) => {
    if (ended.aborted) return;
    analytics ??= startAnalytics();
    analytics.then(
      (started) => started.track(name, details),
      () => (analytics = null), // the code did not arrive: what is lost is not sent again
    );
  };

  const outbox = () =>
    (loading ??= import('./createOutbox.ts').then(({ createOutbox }) => createOutbox({ browser, session, send, local, prefix, clock, notices, locale, elapsed, newId, ended, report }))).catch((cause: unknown) => {
      loading = null;
      throw new LecternError('network', 'no code to keep commands', { cause });
    });

  const port: RuntimePort = {
    level: portLevel,
    send,
    cache,
    session: session.port,
    locale,
    clock,
    storage: local,
    notices,
    routes: { hrefFor: (route) => options.hrefFor?.(route) ?? (apiBase === location.origin ? '' : apiBase) + '/learn' + href(route) },
    host: { configuration, apiBase, track, report },
    outbox,
    lease: leases.lease,
  };

  const onReady = () => {
    heard = true;
    deaf();
    if (!person()) warm();
  };
  const warm = () => {
    clearTimeout(warming);
    deaf();
    if (!heard) {
      browser.addEventListener('lectern-ready', onReady, true);
      deaf = () => {
        deaf = () => {};
        browser.removeEventListener('lectern-ready', onReady, true);
      };
    }
    warming = setTimeout(() => {
      const user = person();
      // Nobody may have been asked for: what visitors see stands where an element has said so, to this runtime or to the one before.
      if (!user && !heard && !performance.getEntriesByType('mark').some(({ name }) => name.startsWith('lectern-'))) return;
      heard = true;
      deaf();
      if (user) {
        keptId(local, 'deviceId');
        void session.watch();
        if (loading || local.of(user.id).keys('outbox:')[0]) outbox().then(({ wake }) => wake(), report);
      }
      import('./warmUp.ts').then(({ warmUp }) => {
        cool();
        if (!ended.aborted) cool = warmUp(browser, embedBase, !user, raise);
      }, () => undefined);
    }, warmAfter);
  };
  warm();
  let undress = () => {};
  const dress = ({ appearance }: Options) => {
    if (!appearance) return;
    import('./applyAppearance.ts').then(({ applyAppearance }) => {
      undress();
      if (!ended.aborted) undress = applyAppearance(browser, appearance, report);
    }, report);
  };
  dress(given);
  const unsubscribe = session.port.store.subscribe(({ phase, user }, before) => {
    if (user && user.id !== before.user?.id) {
      // Pages of who was here before hear of it at once (CMD-12).
      local.set('person', user.id);
      warm();
    }
    if (phase === 'signed-out' && before.phase !== phase) cache.clear();
  });

  return {
    port,
    tokens: tokens !== null,
    configure: (more) => {
      options = { ...options, ...more };
      if (more.locale) void locale.set(more.locale);
      dress(more);
    },
    destroy: () => {
      ending.abort();
      undress();
      cool();
      unsubscribe();
      deaf();
      clearTimeout(warming);
      leases.destroy();
      session.destroy();
      stopAnalytics();
      clock.destroy();
      // A view may let go of its query a frame later, which must not start the timer of its removal.
      for (const query of cache.getQueryCache().getAll()) query.setOptions({ ...query.options, gcTime: Infinity });
      cache.clear();
      void removeOutlet?.then((remove) => remove());
    },
  };
}
