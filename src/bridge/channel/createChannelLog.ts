import type { LogEntry } from '../log/logEntry.ts';
import { redact } from '../log/redact.ts';
import { own } from '../messages/own.ts';
import type { ChannelCounts } from './channel.ts';
import type { Tools } from './tools.ts';

/** The log of a channel: its messages and counts of refused messages. */
export interface ChannelLog {
  /** A message that was sent or taken. */
  readonly note: (way: 'in' | 'out', data: unknown) => void;
  /** A message that a guard did not let in. */
  readonly refuse: (guard: string, data: unknown) => void;
  readonly rejected: () => ChannelCounts['rejected'];
}

/** Writes messages to a log, if there is one, and counts the refused messages by the names of their guards (CHAN-9). */
export function createChannelLog(
  { now }: Pick<Tools, 'now'>,
  log: ((entry: LogEntry) => void) | undefined,
): ChannelLog {
  const rejected = new Map<string, number>();

  function write(way: LogEntry['way'], data: unknown, guard?: string) {
    if (!log) return;
    // A refused message may be any value, and some values cannot be turned into text.
    const textOf = (field: string) => {
      const value = own(data, field);
      return typeof value === 'string' ? value.slice(0, 60) : '';
    };
    const seen = guard ? { guard } : { body: redact(own(data, 'body')) };
    log({ at: now(), way, kind: textOf('kind'), name: textOf('name'), ...seen });
  }

  return {
    note: write,
    refuse: (guard, data) => {
      rejected.set(guard, (rejected.get(guard) ?? 0) + 1);
      // Messages of other scripts arrive all the time: they are only counted.
      if (guard !== 'ours') write('refused', data, guard);
    },
    rejected: () => Object.fromEntries(rejected),
  };
}
