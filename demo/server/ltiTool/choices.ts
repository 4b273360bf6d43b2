import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolChoices } from '../db/schemaLtiTool.ts';
import { hashOf } from './logins.ts';

/** The time for choosing, in milliseconds. */
const LIFE = 3_600_000;

/** A choice that has begun and not ended. */
export type Choice = typeof ltiToolChoices.$inferSelect;

/** Begins a choice. @returns the secret in the address of its page */
export async function beginChoice(db: Db, choice: Omit<Choice, 'id' | 'expiresAt'>): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(ltiToolChoices).values({ ...choice, id: hashOf(secret), expiresAt: new Date(Date.now() + LIFE) });
  return secret;
}

/** The choice with this secret; null where it is over. */
export async function findChoice(db: Db, secret: string): Promise<Choice | null> {
  const [found] = await db
    .select()
    .from(ltiToolChoices)
    .where(and(eq(ltiToolChoices.id, hashOf(secret)), gt(ltiToolChoices.expiresAt, new Date())));
  return found ?? null;
}

/** Ends a choice. Of two simultaneous answers one is sent. */
export async function endChoice(db: Db, { id }: Choice): Promise<boolean> {
  return (await db.delete(ltiToolChoices).where(eq(ltiToolChoices.id, id)).returning()).length === 1;
}
