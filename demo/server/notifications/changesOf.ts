import type { Db } from '../db/openDb.ts';

/** Tells those who wait that something was announced or read; what it was, they ask the database. */
export interface Changes {
  readonly tell: () => void;
  /** @returns ends it */
  readonly listen: (listener: () => void) => () => void;
}

const known = new WeakMap<Db, Changes>();

/** The changes of a database, as far as this process makes them. Those of other processes are found by asking now and then. */
export function changesOf(db: Db): Changes {
  const found = known.get(db);
  if (found) return found;
  const listeners = new Set<() => void>();
  const changes: Changes = {
    tell: () => listeners.forEach((listener) => listener()),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  known.set(db, changes);
  return changes;
}
