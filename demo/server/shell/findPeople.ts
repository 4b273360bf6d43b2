import { asc, count, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { withName, type Person } from '../oidc/people.ts';

/** The most people on one page. */
const limit = 500;

/** The people that a search found, as many as one page holds. */
export interface FoundPeople {
  /** The text of the search; empty for everybody. */
  readonly wanted: string;
  readonly people: readonly Person[];
  /** The number of all of them, shown or not. */
  readonly total: number;
}

/** People whose name, e-mail address or user name contains each of these words, ordered by last name (SESS-13). */
export async function findPeople(db: Db, text: string): Promise<FoundPeople> {
  const wanted = text.trim().slice(0, 100);
  const known = sql`lower(concat_ws(' ', ${users.firstName}, ${users.middleName}, ${users.lastName}, ${users.email}, ${users.username}))`;
  const words = wanted.split(/\s+/).map((word) => sql`strpos(${known}, lower(${word}::text)) > 0`);
  const where = wanted ? sql.join(words, sql` and `) : undefined;
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(limit);
  return { wanted, people: rows.map(withName), total: counted?.total ?? rows.length };
}
