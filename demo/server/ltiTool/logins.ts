import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolLogins } from '../db/schemaLtiTool.ts';

/** So long a platform may take from the beginning of a launch to its end (CONST-46), in milliseconds. */
export const LOGIN_LIFE = 600_000;

/** A launch that has begun. */
export type Login = typeof ltiToolLogins.$inferSelect;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = () => randomBytes(32).toString('base64url');

/** Begins a launch. The state goes over the platform; the proof stays in this browser; the nonce comes back signed. */
export async function beginLogin(
  db: Db,
  login: Pick<Login, 'platformId' | 'storage'>,
): Promise<{ readonly state: string; readonly nonce: string; readonly proof: string }> {
  const [state, nonce, proof] = [secret(), secret(), secret()];
  const expiresAt = new Date(Date.now() + LOGIN_LIFE);
  await db.insert(ltiToolLogins).values({ ...login, id: hashOf(state), nonce, proof: hashOf(proof), expiresAt });
  return { state, nonce, proof };
}

/** A launch that has begun and is not over, by its state. */
export async function findLogin(db: Db, state: string): Promise<Login | null> {
  const [found] = await db
    .select()
    .from(ltiToolLogins)
    .where(and(eq(ltiToolLogins.id, hashOf(state)), gt(ltiToolLogins.expiresAt, new Date())));
  return found ?? null;
}

/** Whether this is what the browser kept of it. */
export const isProof = ({ proof }: Login, given: string): boolean =>
  timingSafeEqual(Buffer.from(proof), Buffer.from(hashOf(given)));

/** Uses it up, and its nonce with it; of two launches that come at once one does. */
export async function spendLogin(db: Db, { id }: Login): Promise<boolean> {
  const used = await db.delete(ltiToolLogins).where(eq(ltiToolLogins.id, id)).returning({ id: ltiToolLogins.id });
  return used.length === 1;
}
