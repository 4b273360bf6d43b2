import { openTestDb } from './openTestDb.ts';

/** A database with all tables and nothing in them, on the engine under test. */
export async function emptyDb() {
  const { db, close } = await openTestDb('tables');
  return { db, remove: close };
}
