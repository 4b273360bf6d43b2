import type { Db } from '../db/openDb.ts';
import type { Changes } from '../notifications/changesOf.ts';

const known = new WeakMap<Db, Changes>();

/** The changes of teams that this process makes. Those of other processes are found by asking now and then. */
export function teamChanges(db: Db): Changes {
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
