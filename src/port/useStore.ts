import { useSyncExternalStore } from 'react';
import type { Store } from './port.ts';

/** The current state of a store; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
