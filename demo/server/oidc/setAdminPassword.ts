import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { accounts, oidcPayloads, sessions } from '../db/schemaAuth.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** User name of the seed's administrator. */
export const ADMINISTRATOR = 'ada';

/** Gives the seed's administrator this password (SRV-47). Sessions that began with another password end. */
export async function setAdminPassword(db: Db, password: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, ADMINISTRATOR));
  if (!user) return;
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, user.id));
  if (account && (await verifyPassword(password, account.passwordHash))) return;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx
      .insert(accounts)
      .values({ userId: user.id, username: ADMINISTRATOR, passwordHash })
      .onConflictDoUpdate({ target: accounts.userId, set: { passwordHash } });
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.delete(oidcPayloads).where(sql`${oidcPayloads.payload} ->> 'accountId' = ${user.id}`);
  });
}
