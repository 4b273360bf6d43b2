import type { LogEntry } from './logEntry.ts';

/** The last messages of a channel, oldest first. */
export interface Log {
  readonly add: (entry: LogEntry) => void;
  readonly entries: () => readonly LogEntry[];
}

/** Makes a debug log of `size` messages; a new one replaces the oldest (CHAN-9). */
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
