import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RuntimePort } from '../../port/port.ts';

/** A course that is being kept, or could not be kept: for the whole page, whichever view the learner looks at by then. */
export type Keeping =
  | { readonly kind: 'keeping'; readonly done: number; readonly bytes: number; readonly cancel: () => void }
  /** `isFull`: there is no room left; otherwise something could not be fetched. */
  | { readonly kind: 'failed'; readonly isFull: boolean };

/** By the ids of courses. */
export type Keepings = Readonly<Record<string, Keeping>>;

const stores = new WeakMap<RuntimePort['cache'], StoreApi<Keepings>>();

/** The courses that this page is keeping. */
export function keepings({ cache }: Pick<RuntimePort, 'cache'>): StoreApi<Keepings> {
  const known = stores.get(cache);
  if (known) return known;
  const store = createStore<Keepings>(() => ({}));
  stores.set(cache, store);
  return store;
}
