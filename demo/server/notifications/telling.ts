import type { Db } from '../db/openDb.ts';

/** Tells listeners that something has changed; they ask the database for the change. */
export interface Telling<T = void> {
  readonly tell: (news: T) => void;
  /** @returns a function that ends it */
  readonly listen: (listener: (news: T) => void) => () => void;
}

/**
 * One subject on which the parts of a process inform each other, for each database. Other processes hear nothing of it, and ask the
 * database from time to time.
 */
export function createTelling<T = void>(): (db: Db) => Telling<T> {
  const known = new WeakMap<Db, Telling<T>>();
  return (db) => {
    const found = known.get(db);
    if (found) return found;
    const listeners = new Set<(news: T) => void>();
    const telling: Telling<T> = {
      tell: (news) => listeners.forEach((listener) => listener(news)),
      listen(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    known.set(db, telling);
    return telling;
  };
}
