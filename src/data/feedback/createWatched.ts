import type { Store } from '../../port/port.ts';

/** A state that has to be kept up to date only while it has subscribers. */
export interface Watched<T> extends Store<T> {
  readonly set: (changes: Partial<T>) => void;
  readonly isWatched: () => boolean;
}

/** @param watching `begin` is called for the first subscriber, `end` when the last one has gone */
export function createWatched<T extends object>(
  first: T,
  watching: { readonly begin: () => void; readonly end: () => void },
): Watched<T> {
  const listeners = new Set<(state: T, previous: T) => void>();
  let state = first;
  return {
    getState: () => state,
    set: (changes) => {
      const previous = state;
      state = { ...state, ...changes };
      for (const listener of [...listeners]) listener(state, previous);
    },
    isWatched: () => listeners.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) watching.begin();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) watching.end();
      };
    },
  };
}
