import type { Db } from '../db/openDb.ts';

/** Tells those who wait that something has changed; what it was, they ask the database. */
export interface Telling<T = void> {
  readonly tell: (news: T) => void;
  /** @returns ends it */
  readonly listen: (listener: (news: T) => void) => () => void;
}

/**
 * One subject of which the parts of a process tell each other, for each database. Other processes hear nothing of it, and ask now and then.
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
