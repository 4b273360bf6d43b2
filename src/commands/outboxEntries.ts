import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LecternError } from '../errors.ts';
import type { SessionPort, StoragePort, Waiting } from '../port/port.ts';
import type { Backoff } from './createBackoff.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import { outboxStore, type OutboxStore } from './outboxStore.ts';

export interface OutboxEntriesDeps {
  readonly session: Pick<SessionPort, 'store'>;
  readonly local: StoragePort;
  readonly backoff: Pick<Backoff, 'why'>;
  readonly report: (error: LecternError) => void;
  /** Called when the entries become those of another person. */
  readonly onPerson: () => void;
}

/** The entries of the person who uses the page, as they are stored and as they are shown. */
export interface OutboxEntries {
  /** The entries as they are shown. */
  readonly view: StoreApi<readonly Waiting[]>;
  /** The entries as they are stored; null while no person is known. */
  readonly stored: () => OutboxStore | null;
  readonly userId: () => string | undefined;
  /** Names the owner of the entries until the signed-in user is known (CMD-14). */
  readonly expect: (userId: string | undefined) => void;
  /** Reads them again, and shows nothing yet. */
  readonly read: () => readonly Waiting[];
  /** Reads them again, and shows the changes. */
  readonly show: () => void;
  readonly viewOf: (entry: OutboxEntry) => Waiting;
  /** Keys that this page has put. */
  readonly own: Set<string>;
  /** Keys that the learner has confirmed. */
  readonly confirmed: Set<string>;
}

/** Makes the entries of one outbox (CMD-9, CMD-12, CMD-14). */
export function outboxEntries({ session, local, backoff, report, onPerson }: OutboxEntriesDeps): OutboxEntries {
  const view = createStore<readonly Waiting[]>(() => []);
  const own = new Set<string>();
  const confirmed = new Set<string>();
  const views = new Map<string, { readonly entry: OutboxEntry; readonly view: Waiting }>();
  let userId: string | undefined;
  let expected: string | undefined;
  let stored: OutboxStore | null = null;

  const viewOf = (entry: OutboxEntry): Waiting => {
    const { key, workflowId, body, at, needsConfirmation, refused } = entry;
    const isKnown = session.store.getState().user !== null;
    const unsent = backoff.why(key) ?? (isKnown ? null : 'unauthorized');
    const kept = stored?.keeps(key) ?? true;
    const same = views.get(key);
    if (same?.entry === entry && same.view.unsent === unsent && same.view.kept === kept) return same.view;
    const made = { key, workflowId, body, at, needsConfirmation, refused, unsent, kept };
    views.set(key, { entry, view: made });
    return made;
  };

  const read = (): readonly Waiting[] => {
    const { user, phase } = session.store.getState();
    if (user || phase === 'signed-out') expected = undefined;
    const now = user?.id ?? expected;
    if (now !== userId) {
      userId = now;
      stored = userId === undefined ? null : outboxStore(local.of(userId), report);
      [own, confirmed, views].forEach((one) => one.clear());
      onPerson();
    }
    return stored?.list().map(viewOf) ?? [];
  };

  return {
    view,
    stored: () => stored,
    userId: () => userId,
    expect: (id) => (expected = id || expected),
    read,
    show: () => {
      const before = view.getState();
      const now = read();
      if (now.length !== before.length || now.some((one, index) => one !== before[index])) view.setState(now, true);
    },
    viewOf,
    own,
    confirmed,
  };
}
