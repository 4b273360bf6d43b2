import { limits } from './limits.ts';
import type { Message } from './message.ts';
import type { Tools } from './tools.ts';

/** Messages that wait: for the other side to be ready, or for a moment in which it takes more. */
export interface Outbox {
  /** @param latest one that waits under the same name is not worth sending any more. @returns whether there was room */
  readonly push: (message: Message, latest?: boolean) => boolean;
  /** Where they go; null while nobody is there. */
  readonly to: (send: ((message: Message) => void) | null) => void;
  readonly clear: () => void;
}

// Fewer than the other side takes: its second is not ours.
const PACE = limits.perSecond - 10;

/** Sends in order, no faster than the other side takes it, and keeps a hundred at most (CHAN-4, CHAN-6). */
export function createOutbox({ now, after }: Pick<Tools, 'now' | 'after'>): Outbox {
  let waiting: Message[] = [];
  let sent: number[] = [];
  let send: ((message: Message) => void) | null = null;
  let stop: (() => void) | null = null;

  function flush() {
    while (send && !stop && waiting.length > 0) {
      const time = now();
      sent = sent.filter((at) => at > time - 1000);
      if (sent.length >= PACE) {
        stop = after(sent[0]! + 1000 - time, () => {
          stop = null;
          flush();
        });
        return;
      }
      sent.push(time);
      send(waiting.shift()!);
    }
  }

  return {
    push: (message, latest) => {
      if (latest) waiting = waiting.filter(({ kind, name }) => kind !== message.kind || name !== message.name);
      if (waiting.length >= limits.queue) return false;
      waiting.push(message);
      flush();
      return true;
    },
    to: (next) => {
      send = next;
      stop?.();
      stop = null;
      flush();
    },
    clear: () => {
      waiting = [];
    },
  };
}
