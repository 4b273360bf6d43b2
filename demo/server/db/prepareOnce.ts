import type { Db } from './openDb.ts';

const prepared = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that is asked for all the time, written down once a database and not each time: of a small one, writing it down is most of
 * the work that Node has with it. What differs from one time to the next is a `sql.placeholder`.
 * @param name no other statement has it; PostgreSQL keeps the plan under it
 */
export function prepareOnce<T>(db: Db, name: string, prepare: (name: string) => T): T {
  const known = prepared.get(db) ?? new Map<string, unknown>();
  prepared.set(db, known);
  if (!known.has(name)) known.set(name, prepare(name));
  return known.get(name) as T;
}
