import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { ltiToolPeople } from '../db/schemaLtiTool.ts';

/** A person for signing in. */
export type Person = typeof users.$inferSelect & { readonly name: string };

/** A row with the whole name. */
export const withName = (user: typeof users.$inferSelect): Person => ({
  ...user,
  name: [user.firstName, user.middleName, user.lastName].filter(Boolean).join(' '),
});

async function first(db: Db, where: SQL): Promise<Person | null> {
  const [user] = await db.select().from(users).where(where).limit(1);
  return user ? withName(user) : null;
}

/** The person with this id, or null. */
export const findPerson = (db: Db, id: string) => first(db, eq(users.id, id));

/**
 * The person that a provider names. The embedded provider names them by id. Another provider is trusted about its own subject (the person's
 * `external_id`), and about an address that it has verified; a name that people choose themselves is no proof. Nobody has verified the
 * address of a person whom a platform has launched: it does not find them (TOOL-6).
 */
export async function personOfClaims(
  db: Db,
  config: Config,
  { sub, email, email_verified }: JWTPayload,
): Promise<Person | null> {
  if (!sub) return null;
  if (!config.provider) return findPerson(db, sub);
  const byAddress =
    typeof email === 'string' && email_verified === true
      ? and(
          eq(sql`lower(${users.email})`, email.toLowerCase()),
          notExists(
            db
              .select({ one: sql`1` })
              .from(ltiToolPeople)
              .where(eq(ltiToolPeople.userId, users.id)),
          ),
        )
      : undefined;
  return (await first(db, eq(users.externalId, sub))) ?? (byAddress ? first(db, byAddress) : null);
}

/** The provider's session in the claims, or null where they name none. */
export const sidOf = ({ sid }: JWTPayload): string | null => (typeof sid === 'string' && sid ? sid : null);
