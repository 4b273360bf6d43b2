import { LecternError } from '../errors.ts';
import type { OutboxPort, Settled } from '../port/port.ts';

export interface OutboxListeners {
  readonly watch: OutboxPort['watch'];
  readonly tell: (settled: Settled) => void;
}

/** Makes the list of listeners for the outcome of entries. A listener that throws is reported; the others are still called. */
export function outboxListeners(report: (error: LecternError) => void): OutboxListeners {
  const listeners = new Set<(settled: Settled) => void>();
  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (settled) => {
      for (const listener of [...listeners])
        try {
          listener(settled);
        } catch (cause) {
          report(new LecternError('render', 'told of a sent command', { cause }));
        }
    },
  };
}
