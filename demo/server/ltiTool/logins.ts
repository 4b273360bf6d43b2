import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolLogins } from '../db/schemaLtiTool.ts';

/** The longest time from the beginning of a launch to its end on the platform (CONST-46), in milliseconds. */
export const LOGIN_LIFE = 600_000;

/** A launch that has begun. */
export type Login = typeof ltiToolLogins.$inferSelect;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = () => randomBytes(32).toString('base64url');

/** Begins a launch. The state passes through the platform, the proof stays in this browser, and the nonce comes back signed. */
export async function beginLogin(
  db: Db,
  login: Pick<Login, 'platformId' | 'storage'>,
): Promise<{ readonly state: string; readonly nonce: string; readonly proof: string }> {
  const [state, nonce, proof] = [secret(), secret(), secret()];
  const expiresAt = new Date(Date.now() + LOGIN_LIFE);
  await db.insert(ltiToolLogins).values({ ...login, id: hashOf(state), nonce, proof: hashOf(proof), expiresAt });
  return { state, nonce, proof };
}

/** The launch with this state that has begun and is not over. */
export async function findLogin(db: Db, state: string): Promise<Login | null> {
  const [found] = await db
    .select()
    .from(ltiToolLogins)
    .where(and(eq(ltiToolLogins.id, hashOf(state)), gt(ltiToolLogins.expiresAt, new Date())));
  return found ?? null;
}

/** Whether this is the proof that the browser kept for the launch. */
export const isProof = ({ proof }: Login, given: string): boolean =>
  timingSafeEqual(Buffer.from(proof), Buffer.from(hashOf(given)));

/** Uses up the launch together with its nonce; of two simultaneous requests one succeeds. */
export async function spendLogin(db: Db, { id }: Login): Promise<boolean> {
  const used = await db.delete(ltiToolLogins).where(eq(ltiToolLogins.id, id)).returning({ id: ltiToolLogins.id });
  return used.length === 1;
}
