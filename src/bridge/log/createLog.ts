import type { LogEntry } from './logEntry.ts';

/** The last messages of a channel, oldest first. */
export interface Log {
  readonly add: (entry: LogEntry) => void;
  readonly entries: () => readonly LogEntry[];
}

/** A debug log of so many messages; a new one takes the place of the oldest (CHAN-9). */
export function createLog(size = 200): Log {
  const kept: LogEntry[] = [];
  let oldest = 0;
  return {
    add: (entry) => {
      kept[oldest] = entry;
      oldest = (oldest + 1) % size;
    },
    entries: () => (kept.length < size ? [...kept] : [...kept.slice(oldest), ...kept.slice(0, oldest)]),
  };
}
