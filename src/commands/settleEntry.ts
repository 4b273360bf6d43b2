import { firstMessage } from '../plain/firstMessage.ts';
import type { Backoff } from './createBackoff.ts';
import type { SenderDeps } from './createSender.ts';
import { isServerFault } from './isServerFault.ts';
import type { OutboxEntries } from './outboxEntries.ts';
import type { OutboxListeners } from './outboxListeners.ts';

export interface SettleDeps {
  readonly entries: OutboxEntries;
  readonly backoff: Backoff;
  readonly tell: OutboxListeners['tell'];
  /** Called when the browser stores nothing, and the command could not be sent. */
  readonly tellUnkept: () => void;
}

/** Makes the handlers of an entry after an attempt to send it: done, refused or lost (CMD-11, CMD-12). */
export function settleEntry({
  entries,
  backoff,
  tell,
  tellUnkept,
}: SettleDeps): Pick<SenderDeps, 'onDone' | 'onRefused' | 'onLost'> {
  const { stored, show, viewOf } = entries;
  return {
    onDone: (entry, reply) => {
      const waiting = viewOf(entry);
      backoff.done(entry.key);
      stored()?.remove(entry.key, entry.revision);
      // Listeners are told before the entry disappears; otherwise the code that put it would put it again.
      tell({ waiting, reply, error: null });
      show();
    },
    onRefused: (entry, error) => {
      backoff.done(entry.key);
      const refused = { ...entry, refused: { code: error.code, message: firstMessage(error.detail.messages) ?? '' } };
      const store = stored();
      if (entry.lapses) store?.remove(entry.key, entry.revision);
      else if (store?.list().some(({ revision }) => revision === entry.revision)) store.write(refused);
      show();
      tell({ waiting: viewOf(refused), reply: undefined, error });
    },
    onLost: (entry, error) => {
      backoff.failed(entry.key, error);
      const store = stored();
      // It is not known whether the server has acted, and a second request would make it act again.
      if (entry.call.idempotency === 'none' && error.code !== 'offline' && store?.list().includes(entry))
        store.write({ ...entry, needsConfirmation: true });
      show();
      if (!store?.keeps(entry.key)) tellUnkept();
      return isServerFault(error);
    },
  };
}
