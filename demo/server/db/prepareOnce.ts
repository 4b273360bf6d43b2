import type { Db } from './openDb.ts';

const prepared = new WeakMap<Db, Map<string, unknown>>();

/**
 * The query layer writes a statement as SQL each time that it is used. A frequent statement is written only once for each database. Its
 * changing values are `sql.placeholder`s.
 * @param name belongs to this statement alone: PostgreSQL keeps its plan under this name
 */
export function prepareOnce<T>(db: Db, name: string, prepare: (name: string) => T): T {
  const known = prepared.get(db) ?? new Map<string, unknown>();
  prepared.set(db, known);
  if (!known.has(name)) known.set(name, prepare(name));
  return known.get(name) as T;
}
