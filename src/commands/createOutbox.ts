import type { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Session } from '../session/createSession.ts';
import type { Browser } from '../web/browser.ts';
import type { Clock, NoticesModel, NoticesPort, OutboxPort, Send, StoragePort } from '../port/port.ts';
import { createBackoff } from './createBackoff.ts';
import { createLeaving } from './createLeaving.ts';
import { createSender } from './createSender.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import { outboxEntries } from './outboxEntries.ts';
import { outboxListeners } from './outboxListeners.ts';
import { putEntry } from './putEntry.ts';
import { settleEntry } from './settleEntry.ts';
import { tellUnkept } from './tellUnkept.ts';
import { windowListeners } from './windowListeners.ts';

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
  /** Aborted when the runtime ends: timers and listeners end then, and entries stay. */
  readonly ended: AbortSignal;
  readonly report: (error: LecternError) => void;
}

/** The outbox of one runtime. */
export interface OwnedOutbox extends OutboxPort {
  /** Begins to watch the connection and the other tabs, and sends the waiting commands. */
  readonly wake: () => void;
  /** Somebody signs out (SESS-11). */
  readonly leave: (signOut: () => void, by?: 'host') => Promise<void>;
  /** Ends timers and listeners; waiting commands stay (RUN-4). */
  readonly rest: () => void;
}

/** Keys of the entries that are sent without the learner. */
const waitingKeys = (entries: readonly OutboxEntry[]): readonly string[] =>
  entries.filter(({ needsConfirmation, refused }) => !needsConfirmation && !refused).map(({ key }) => key);

/**
 * Makes the outbox of one runtime: commands that are kept in this browser until the server has answered them (CMD-9, CMD-11, CMD-12,
 * CMD-14).
 */
export function createOutbox(deps: OutboxDeps): OwnedOutbox {
  const { browser, session, elapsed, ended, report } = deps;
  const backoff = createBackoff({ elapsed, random: Math.random });
  const { watch, tell } = outboxListeners(report);
  const entries = outboxEntries({ ...deps, session: session.port, backoff, onPerson: () => sender.doubt() });
  const { view, stored, own, confirmed, show } = entries;
  const list = () => stored()?.list() ?? [];
  let awake = false;
  let leaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const maySend = ({ key, refused, needsConfirmation }: OutboxEntry) =>
    !refused && (confirmed.has(key) || (!needsConfirmation && backoff.due(key) <= elapsed()));
  const unkept = tellUnkept(deps);
  const sender = createSender({
    ...deps,
    ...settleEntry({ entries, backoff, tell, tellUnkept: unkept }),
    locks: browser.navigator.locks,
    next: (tried) => {
      const entry = list().find((one) => !tried.has(one.revision) && maySend(one));
      if (entry) confirmed.delete(entry.key);
      return entry;
    },
    isSame: (id) => deps.local.get('person') === id,
    isOwn: ({ key }) => own.has(key),
    onGood: () => again(),
  });

  const go = () => sender.round().finally(plan);
  const plan = () => {
    clearTimeout(timer);
    if (!awake || !sender.ready()) return;
    const next = Math.min(...waitingKeys(list()).map(backoff.due));
    if (next < Infinity) timer = setTimeout(() => void go(), Math.max(0, Math.ceil(next - elapsed())));
  };

  const again = () => {
    backoff.reset();
    sender.resume();
    void go();
  };
  const onVisible = () => {
    if (browser.document.visibilityState === 'visible') {
      leaving = false;
      sender.doubt();
    }
    again();
  };
  const onLeave = () => {
    // Waiting texts, and commands that are put from now on, are sent at once: the page may not come back.
    leaving = true;
    backoff.reset();
    for (const entry of list()) if (own.has(entry.key) && maySend(entry)) sender.last(entry);
  };
  const heard = windowListeners(browser, {
    storage: followOtherTabs({ entries, backoff, tell, plan }),
    online: again,
    pageshow: onVisible,
    pagehide: onLeave,
    visibilitychange: onVisible,
  });

  const rest = () => {
    awake = false;
    clearTimeout(timer);
    heard.remove();
  };
  const wake = () => {
    if (ended.aborted) return;
    if (!awake) heard.add();
    awake = true;
    show();
    void go();
  };

  const putting = putEntry({
    ...deps,
    session: session.port,
    entries,
    backoff,
    tellUnkept: unkept,
    onPut: (entry) => {
      if (leaving && entry && maySend(entry)) sender.last(entry);
      else if (awake) plan();
      else void go();
    },
  });
  const unsubscribe = session.port.store.subscribe(({ phase, user }) => {
    show();
    if (phase === 'signed-out') putting.forget();
    if (user) putting.putAgain();
    if (awake && phase === 'active') again();
  });
  ended.addEventListener('abort', unsubscribe);
  ended.addEventListener('abort', rest);
  wake();

  const outbox: OutboxPort = {
    store: view,
    put: putting.put,
    send: async (key) => {
      if (key !== undefined) confirmed.add(key);
      const isLeft = () => view.getState().some((one) => key === undefined || one.key === key);
      show();
      backoff.reset();
      sender.resume();
      // A round that is under way may already have skipped it.
      await go();
      if (isLeft()) await go();
      if (key !== undefined) confirmed.delete(key);
      return !isLeft();
    },
    drop: (key) => {
      stored()?.remove(key);
      show();
    },
    watch,
  };
  return { ...outbox, wake, rest, leave: createLeaving({ ...deps, outbox }) };
}
