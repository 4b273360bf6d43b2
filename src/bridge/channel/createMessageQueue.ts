import { limits } from '../messages/limits.ts';
import type { Message } from '../messages/message.ts';
import type { Tools } from './tools.ts';

/** Messages that wait until the other side is ready, or may take more of them. */
export interface MessageQueue {
  /** @param latest replaces a message that waits under the same name. @returns whether there was room */
  readonly push: (message: Message, latest?: boolean) => boolean;
  /** Sets the function that sends messages; null while there is no port. */
  readonly to: (send: ((message: Message) => void) | null) => void;
  readonly clear: () => void;
}

// Fewer than the other side takes: the two sides do not begin to count a second at the same time.
const PACE = limits.perSecond - 10;

/** Sends in order, no faster than the other side takes it, and keeps a hundred at most (CHAN-4, CHAN-6). */
export function createMessageQueue({ now, after }: Pick<Tools, 'now' | 'after'>): MessageQueue {
  let waiting: Message[] = [];
  let sent: number[] = [];
  let send: ((message: Message) => void) | null = null;
  let stop: (() => void) | null = null;

  function flush() {
    while (send && !stop && waiting.length > 0) {
      const time = now();
      sent = sent.filter((at) => at > time - 1000);
      const [earliest = time] = sent;
      if (sent.length >= PACE) {
        stop = after(earliest + 1000 - time, () => {
          stop = null;
          flush();
        });
        return;
      }
      const message = waiting.shift();
      if (!message) return;
      sent.push(time);
      send(message);
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
