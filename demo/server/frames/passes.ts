import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { framePasses, oidcPayloads, sessions } from '../db/schemaAuth.ts';
import type { FrameSource } from '../http/session.ts';

const SECOND = 1000;
const LIFE = 60 * SECOND;
const SPOKEN_LIFE = 180 * SECOND;
const TRIES = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
// The challenge is part of the hash: eight digits alone would be the same for many sign-ins.
const idOfCode = (challenge: string, code: string) => hash(`${challenge}.${code}`);
const same = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
const secret = () => randomBytes(32).toString('base64url');
const inMs = (life: number) => new Date(Date.now() + life);

/** A used pass: the source of the session that it begins and, where the source sets it, the end of that session. */
export interface UsedPass {
  readonly from: FrameSource;
  readonly expiresAt?: Date;
}

/**
 * Gives a ticket to a host (AUTH-8).
 * @param embedded whether the provider is this server's own, whose sessions are known
 * @returns null where the person has signed out at the provider since the host got its token
 */
export async function giveTicket(
  db: Db,
  pass: { readonly userId: string; readonly host: string; readonly providerSid: string | null },
  embedded: boolean,
): Promise<string | null> {
  const ticket = secret();
  const id = hash(ticket);
  await db.insert(framePasses).values({ ...pass, id, tries: 1, expiresAt: inMs(LIFE) });
  if (!embedded) return ticket;
  // The ticket is stored before this query, so that signing out from now on finds it.
  const [living] = await db
    .select({ id: oidcPayloads.id })
    .from(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.model, 'Session'),
        eq(oidcPayloads.uid, pass.providerSid ?? ''),
        gt(oidcPayloads.expiresAt, new Date()),
      ),
    );
  if (living) return ticket;
  await db.delete(framePasses).where(eq(framePasses.id, id));
  return null;
}

/**
 * Gives a code to the small window (AUTH-8).
 * @param spoken eight digits, to be read and typed
 * @returns null where its session has ended in the meantime
 */
export async function giveCode(
  db: Db,
  { userId, parentId, challenge }: { readonly userId: string; readonly parentId: string; readonly challenge: string },
  spoken: boolean,
): Promise<string | null> {
  const code = spoken ? String(randomInt(1e8)).padStart(8, '0') : secret();
  return db.transaction(async (tx) => {
    const [parent] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, parentId))
      .for('key share');
    if (!parent) return null;
    await tx
      .insert(framePasses)
      .values({
        id: idOfCode(challenge, code),
        userId,
        parentId,
        challenge,
        tries: TRIES,
        expiresAt: inMs(spoken ? SPOKEN_LIFE : LIFE),
      })
      .onConflictDoNothing();
    return code;
  });
}

/**
 * Uses up a ticket; of two simultaneous requests one gets it. Null for a ticket that is unknown, used, too old, or was given to another
 * host.
 */
export async function takeTicket(tx: Db, ticket: string, host: string): Promise<UsedPass | null> {
  // The query uses the hash: its first letters say nothing about those of a valid ticket.
  const [pass] = await tx
    .delete(framePasses)
    .where(eq(framePasses.id, hash(ticket)))
    .returning();
  if (!pass || pass.host !== host || pass.expiresAt.getTime() <= Date.now()) return null;
  return { from: { userId: pass.userId, parentId: null, providerSid: pass.providerSid } };
}

/**
 * Counts a try for all codes that fit a frame's secret before it compares them, so that simultaneous tries count too.
 * @returns the id of the right code, if it is among them
 */
export async function tryCode(db: Db, code: string, verifier: string): Promise<string | null> {
  const challenge = hash(verifier);
  const tried = await db
    .update(framePasses)
    .set({ tries: sql`${framePasses.tries} - 1` })
    .where(and(eq(framePasses.challenge, challenge), gt(framePasses.tries, 0), gt(framePasses.expiresAt, new Date())))
    .returning({ id: framePasses.id });
  const wanted = idOfCode(challenge, code);
  return tried.find(({ id }) => same(id, wanted))?.id ?? null;
}

/** Uses up the code with this id; of two simultaneous requests one gets it. Null where it is used, or its session has ended. */
export async function takeCode(tx: Db, id: string): Promise<UsedPass | null> {
  // Locks the session first, in the order in which sessions end: the other order could lead to a deadlock.
  const [found] = await tx.select({ parentId: framePasses.parentId }).from(framePasses).where(eq(framePasses.id, id));
  const [parent] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, found?.parentId ?? ''))
    .for('key share');
  const [pass] = await tx.delete(framePasses).where(eq(framePasses.id, id)).returning();
  if (!parent || !pass || parent.expiresAt.getTime() <= Date.now()) return null;
  return { from: { userId: pass.userId, parentId: parent.id, providerSid: null }, expiresAt: parent.expiresAt };
}
