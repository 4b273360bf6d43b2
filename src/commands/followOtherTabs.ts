import { LecternError } from '../errors.ts';
import type { Backoff } from './createBackoff.ts';
import type { OutboxEntries } from './outboxEntries.ts';
import type { OutboxListeners } from './outboxListeners.ts';

export interface OtherTabsDeps {
  readonly entries: OutboxEntries;
  readonly backoff: Pick<Backoff, 'rest'>;
  readonly tell: OutboxListeners['tell'];
  readonly plan: () => void;
}

// The tab that has put an entry also sends it; this tab sends the entry only where the other tab is gone.
const takeOverAfter = 60_000;

/** Makes the listener for writes of other tabs: an entry that was sent, refused or put there has the same state here (CMD-12). */
export function followOtherTabs({ entries, backoff, tell, plan }: OtherTabsDeps): (event: StorageEvent) => void {
  const { view, own, read, show, userId } = entries;
  return ({ key }) => {
    if (key !== null && !key.includes(':outbox:')) return;
    const before = userId();
    const found = read();
    // The owner of the entries has signed out.
    if (userId() !== before) return show();
    for (const waiting of view.getState()) {
      const now = found.find((one) => one.key === waiting.key);
      if (!now && !waiting.refused) tell({ waiting, reply: undefined, error: null });
      else if (now?.refused && !waiting.refused) {
        const { code, message } = now.refused;
        const error = new LecternError(code, 'refused to another tab', { messages: { '': [message] } });
        tell({ waiting: now, reply: undefined, error });
      } else if (now && now.at !== waiting.at) own.delete(now.key);
    }
    show();
    for (const { key: one } of view.getState()) if (!own.has(one)) backoff.rest(one, takeOverAfter);
    plan();
  };
}
