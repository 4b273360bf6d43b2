import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RuntimePort } from '../../port/port.ts';

/** A course that is being kept, or could not be: for the whole page, wherever its learner is by then. */
export type Keeping =
  | { readonly kind: 'keeping'; readonly done: number; readonly bytes: number; readonly cancel: () => void }
  /** `isFull`: there is no room left; else what is fetched could not be had. */
  | { readonly kind: 'failed'; readonly isFull: boolean };

/** By the ids of courses. */
export type Keepings = Readonly<Record<string, Keeping>>;

const stores = new WeakMap<RuntimePort['cache'], StoreApi<Keepings>>();

/** What is being kept by this page. */
export function keepings({ cache }: Pick<RuntimePort, 'cache'>): StoreApi<Keepings> {
  const known = stores.get(cache);
  if (known) return known;
  const store = createStore<Keepings>(() => ({}));
  stores.set(cache, store);
  return store;
}
