import type { Call, CallInput } from '../contract/wire/call.ts';
import { LecternError } from '../errors.ts';
import { uuid } from '../plain/uuid.ts';
import type { Clock, OutboxPort, SessionPort, WaitingOf } from '../port/port.ts';
import type { Backoff } from './createBackoff.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxEntries } from './outboxEntries.ts';

export interface PutDeps {
  readonly session: Pick<SessionPort, 'store' | 'user'>;
  readonly entries: OutboxEntries;
  readonly backoff: Pick<Backoff, 'rest'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The command cannot be stored, since its owner is not known. */
  readonly tellUnkept: () => void;
  /** Called when an entry was put, and may be sent. */
  readonly onPut: (entry: OutboxEntry | undefined) => void;
}

export interface Putting {
  readonly put: OutboxPort['put'];
  /** The signed-in person is known now: commands that were put before are put for this person. */
  readonly putAgain: () => void;
  /** Somebody has signed out: commands without an owner are given up. */
  readonly forget: () => void;
}

/** Makes the way of commands into the outbox. While no person is known, the page itself holds the commands that are put (CMD-14). */
export function putEntry({ session, entries, backoff, clock, tellUnkept, onPut }: PutDeps): Putting {
  const { stored, own, show } = entries;
  /** The commands whose owner is not known yet, by key. */
  const held = new Map<string, () => void>();

  const put = <I extends CallInput>(call: Call<I>, input: I, of: WaitingOf) => {
    if (call.offline === 'refuse') throw new LecternError('offline', `${call.name}: is not kept`, { call: call.name });
    const { params = {}, body } = input;
    const { key, workflowId, needsConfirmation = false, soon = 0, lapses = false } = of;
    const { user, phase } = session.store.getState();
    if (!user && phase !== 'signed-out') {
      entries.expect(of.userId);
      // Some pages have had no reason yet to ask for the signed-in user.
      session.user().catch(() => undefined);
    }
    show();
    const store = stored();
    if (!store) {
      if (phase === 'signed-out') return;
      held.set(key, () => put(call, input, of));
      return tellUnkept();
    }
    const { name, method, base, path, prefer, idempotency, offline } = call;
    store.write({
      format: 1,
      key,
      workflowId,
      revision: uuid(),
      turn: 1 + Math.max(0, ...store.list().map((one) => one.turn)),
      at: clock.now(),
      needsConfirmation: needsConfirmation || offline === 'confirm',
      refused: null,
      call: { name, method, base, path, prefer, idempotency },
      params,
      body,
      lapses,
    });
    const entry = store.list().at(-1);
    own.add(key);
    backoff.rest(key, soon);
    show();
    onPut(entry);
  };

  return {
    put,
    putAgain: () => {
      const puts = [...held.values()];
      held.clear();
      for (const again of puts) again();
    },
    forget: () => held.clear(),
  };
}
