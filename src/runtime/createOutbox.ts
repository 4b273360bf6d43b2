import { createStore } from 'zustand/vanilla';
import type { Call, CallInput } from '../contract/call.ts';
import { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Session } from '../session/createSession.ts';
import type { Browser } from './browser.ts';
import { createLeaving } from './createLeaving.ts';
import { createPace } from './createPace.ts';
import { createSender } from './createSender.ts';
import { createShelf, type Shelf } from './createShelf.ts';
import type { NoticesModel } from './notices.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { Clock, NoticesPort, OutboxPort, Send, Settled, StoragePort, Waiting } from './port.ts';

export interface OutboxDeps {
  readonly browser: Pick<Browser, 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'>;
  readonly session: Pick<Session, 'port' | 'access'>;
  readonly send: Send;
  readonly local: StoragePort;
  /** Set before names that all pages of the origin share. */
  readonly prefix: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly notices: NoticesPort & NoticesModel;
  readonly locale: Locale;
  readonly elapsed: () => number;
  readonly newId: () => string;
  /** Aborted when the runtime ends: then timers and listeners end, and entries stay. */
  readonly ended: AbortSignal;
  readonly report: (error: LecternError) => void;
}

/** The outbox of one runtime. */
export interface OwnedOutbox extends OutboxPort {
  /** Begins to watch the connection and the other tabs, and sends what waits. */
  readonly wake: () => void;
  /** Somebody signs out (SESS-11). */
  readonly leave: (signOut: () => void, by?: 'host') => Promise<void>;
  /** Timers and listeners end; what waits stays (RUN-4). */
  readonly rest: () => void;
}

// What another tab has put it also sends; this one steps in if that tab is gone.
const stepIn = 60_000;

/** Makes the outbox of one runtime: commands that are kept in this browser until the server has answered them (CMD-9, CMD-11, CMD-12). */
export function createOutbox(deps: OutboxDeps): OwnedOutbox {
  const { browser, session, elapsed, ended } = deps;
  const store = createStore<readonly Waiting[]>(() => []);
  const pace = createPace({ elapsed, random: Math.random });
  const listeners = new Set<(settled: Settled) => void>();
  /** Keys that were put by this page. */
  const own = new Set<string>();
  /** Keys for which the learner has given their word. */
  const words = new Set<string>();
  const views = new Map<string, { readonly entry: OutboxEntry; readonly view: Waiting }>();
  let userId: string | undefined;
  let shelf: Shelf | null = null;
  let awake = false;
  let told = false;
  let leaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const viewOf = (entry: OutboxEntry): Waiting => {
    const { key, workflowId, body, at, byWord, refused } = entry;
    const [unsent, kept] = [pace.why(key), shelf?.keeps(key) ?? true];
    const same = views.get(key);
    if (same?.entry === entry && same.view.unsent === unsent && same.view.kept === kept) return same.view;
    const view = { key, workflowId, body, at, byWord, refused, unsent, kept };
    views.set(key, { entry, view });
    return view;
  };

  const look = (): readonly Waiting[] => {
    const { user } = session.port.store.getState();
    if (user?.id !== userId) {
      userId = user?.id;
      shelf = userId === undefined ? null : createShelf(deps.local.of(userId), deps.report);
      [own, words, views].forEach((one) => one.clear());
      sender.doubt();
    }
    return shelf?.list().map(viewOf) ?? [];
  };
  const show = () => {
    const before = store.getState();
    const now = look();
    if (now.length !== before.length || now.some((one, index) => one !== before[index])) store.setState(now, true);
  };

  const tell = (settled: Settled) => {
    for (const listener of [...listeners])
      try {
        listener(settled);
      } catch (cause) {
        deps.report(new LecternError('render', 'told of a sent command', { cause }));
      }
  };

  const tellUnkept = () => {
    if (told) return;
    told = true;
    const t = deps.locale.translate(deps.locale.tag(), 'outbox');
    deps.notices.show({ tone: 'warning', title: t('notKept'), text: t('notKeptText'), duration: null });
  };

  const maySend = (entry: OutboxEntry) => !entry.refused && (words.has(entry.key) || (!entry.byWord && pace.due(entry.key) <= elapsed()));

  const sender = createSender({
    ...deps,
    locks: browser.navigator.locks,
    next: (tried) => {
      const entry = shelf?.list().find((one) => !tried.has(one.revision) && maySend(one));
      if (entry) words.delete(entry.key);
      return entry;
    },
    isSame: (id) => deps.local.get('person') === id,
    isOwn: ({ key }) => own.has(key),
    onDone: (entry, reply) => {
      const waiting = viewOf(entry);
      pace.done(entry.key);
      shelf?.remove(entry.key, entry.revision);
      // Before it is seen to be gone: whoever keeps it would put it anew.
      tell({ waiting, reply, error: null });
      show();
    },
    onRefused: (entry, error) => {
      pace.done(entry.key);
      const { '': whole = [], ...fields } = error.detail.messages ?? {};
      const [message = ''] = [whole, ...Object.values(fields)].flat();
      const refused = { ...entry, refused: { code: error.code, message } };
      if (entry.lapses) shelf?.remove(entry.key, entry.revision);
      else if (shelf?.list().some(({ revision }) => revision === entry.revision)) shelf.write(refused);
      show();
      tell({ waiting: viewOf(refused), reply: undefined, error });
    },
    onLost: (entry, error) => {
      pace.failed(entry.key, error);
      // Nobody knows whether it has acted, and it would act again.
      if (entry.call.idempotency === 'none' && error.code !== 'offline' && shelf?.list().includes(entry)) shelf.write({ ...entry, byWord: true });
      show();
      if (!shelf?.keeps(entry.key)) tellUnkept();
      return error.code === 'server_error' && error.detail.status !== 429;
    },
    onGood: () => again(),
  });

  const go = () => sender.round().finally(plan);
  const plan = () => {
    clearTimeout(timer);
    if (!awake || !sender.ready()) return;
    const waiting = shelf?.list().filter(({ byWord, refused }) => !byWord && !refused) ?? [];
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ key }) => pace.due(key)));
    timer = setTimeout(() => void go(), Math.max(0, Math.ceil(next - elapsed())));
  };

  /** Another tab has written. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.includes(':outbox:')) return;
    const id = userId;
    const found = look();
    // Whose they were has signed out.
    if (userId !== id) return show();
    for (const waiting of store.getState()) {
      const now = found.find((one) => one.key === waiting.key);
      if (!now && !waiting.refused) tell({ waiting, reply: undefined, error: null });
      else if (now?.refused && !waiting.refused) tell({ waiting: now, reply: undefined, error: new LecternError(now.refused.code, 'refused to another tab', { messages: { '': [now.refused.message] } }) });
      else if (now && now.at !== waiting.at) own.delete(now.key);
    }
    show();
    for (const { key: one } of store.getState()) if (!own.has(one)) pace.rest(one, stepIn);
    plan();
  };
  const again = () => {
    pace.reset();
    sender.resume();
    void go();
  };
  const onVisible = () => {
    // What pauses until more is typed may have to go now: nobody knows whether the page comes back.
    if (browser.document.visibilityState === 'visible') {
      leaving = false;
      sender.doubt();
    }
    again();
  };
  const onLeave = () => {
    // What is put by others who hear of it later goes at once too.
    leaving = true;
    pace.reset();
    for (const entry of shelf?.list() ?? []) if (own.has(entry.key) && maySend(entry)) sender.last(entry);
  };
  const heard = [['storage', onStorage], ['online', again], ['pageshow', onVisible], ['pagehide', onLeave], ['visibilitychange', onVisible]] as const;

  const rest = () => {
    awake = false;
    clearTimeout(timer);
    for (const [type, listener] of heard) browser.removeEventListener(type, listener as EventListener, true);
  };
  const wake = () => {
    if (ended.aborted) return;
    if (!awake) for (const [type, listener] of heard) browser.addEventListener(type, listener as EventListener, true);
    awake = true;
    show();
    void go();
  };
  const unsubscribe = session.port.store.subscribe(({ phase }) => {
    show();
    if (awake && phase === 'active') again();
  });
  ended.addEventListener('abort', () => {
    unsubscribe();
    rest();
  });
  wake();

  const outbox: OutboxPort = {
    store,
    put: <I extends CallInput>(call: Call<I>, { params = {}, body }: I, { key, workflowId, byWord = false, soon = 0, lapses = false }: Parameters<OutboxPort['put']>[2]) => {
      show();
      if (!shelf) return;
      const { name, method, base, path, prefer, idempotency } = call;
      const turn = 1 + Math.max(0, ...shelf.list().map((one) => one.turn));
      const what = { name, method, base, path, prefer, idempotency };
      shelf.write({ format: 1, key, workflowId, revision: deps.newId(), turn, at: deps.clock.now(), byWord, refused: null, call: what, params, body, lapses });
      const entry = shelf.list().at(-1);
      own.add(key);
      pace.rest(key, soon);
      show();
      if (leaving && entry && maySend(entry)) sender.last(entry);
      else if (awake) plan();
      else void go();
    },
    send: async (key) => {
      if (key !== undefined) words.add(key);
      const left = () => store.getState().some((one) => key === undefined || one.key === key);
      show();
      pace.reset();
      sender.resume();
      // A round that is under way may have passed it over.
      await go();
      if (left()) await go();
      if (key !== undefined) words.delete(key);
      return !left();
    },
    drop: (key) => {
      shelf?.remove(key);
      show();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { ...outbox, wake, rest, leave: createLeaving({ ...deps, outbox }) };
}
