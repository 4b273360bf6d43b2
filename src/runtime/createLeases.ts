import type { Lease } from '../port/port.ts';

export interface Leases {
  readonly lease: (owner?: Element, onEnd?: () => void) => Lease;
  /** Elements that hold a lease, the first one first. */
  readonly owners: () => Iterable<Element>;
  readonly destroy: () => void;
}

const restAfter = 30_000;

/**
 * Counts the elements that need a runtime (RUN-4, CONST-27).
 * @param rest called 30 s after the last lease ended, or 30 s after the start where no lease was ever taken
 * @param wake called with the first lease after a rest
 */
export function createLeases(rest: () => void, wake: () => void): Leases {
  const held = new Set<{ readonly owner: Element | undefined; readonly onEnd: (() => void) | undefined }>();
  let resting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      resting = true;
      rest();
    }, restAfter);
  };
  wait();
  return {
    lease: (owner, onEnd) => {
      const entry = { owner, onEnd };
      held.add(entry);
      clearTimeout(timer);
      if (resting) {
        resting = false;
        wake();
      }
      return {
        release: () => {
          if (held.delete(entry) && held.size === 0) wait();
        },
      };
    },
    owners: function* () {
      for (const { owner } of held) if (owner) yield owner;
    },
    destroy: () => {
      for (const { onEnd } of held) onEnd?.();
      held.clear();
      clearTimeout(timer);
    },
  };
}
