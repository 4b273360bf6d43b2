import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { outgoingMails } from '../db/schemaNotices.ts';
import { MailRefused, type Mail, type Mailer } from './mail.ts';

type Outgoing = typeof outgoingMails.$inferSelect;

const MINUTE = 60_000;
/** How long after each failure it is tried again; after the last one it is given up. Together almost two days. */
export const waits = [1, 5, 15, 60, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE);
/** So long a process may take for a mail; after that another one may think that it has died. */
const LEASE = 2 * MINUTE;

/** Takes the mail that waits longest: no other process sends it meanwhile. */
async function take(db: Db, now: number): Promise<Outgoing | null> {
  const at = new Date(now);
  const free = or(isNull(outgoingMails.takenUntil), lte(outgoingMails.takenUntil, at));
  const first = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isNull(outgoingMails.ended), lte(outgoingMails.next, at), free))
    .orderBy(asc(outgoingMails.next), asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outgoingMails)
    .set({ takenUntil: new Date(now + LEASE), tries: sql`${outgoingMails.tries} + 1` })
    .where(eq(outgoingMails.id, first))
    .returning();
  return taken ?? null;
}

/** What is left to do with a mail after it was tried. */
function afterTry({ tries }: Outgoing, failure: unknown, now: number): Partial<Outgoing> {
  const ended = new Date(now);
  if (failure === null) return { ended, outcome: 'sent' };
  if (failure instanceof MailRefused) return { ended, outcome: 'refused' };
  const wait = waits[tries - 1];
  return wait === undefined ? { ended, outcome: 'given up' } : { next: new Date(now + wait) };
}

/** What a failure is called in the log: never an address or a text. */
const nameOf = (failure: unknown) => {
  const { code, responseCode, name } = (failure ?? {}) as Readonly<Record<string, unknown>>;
  return [name, code, responseCode].filter(Boolean).join(' ');
};

/**
 * Sends what waits, one after the other, until nothing does (NOTE-20). What fails is tried again later, and given up after nine times.
 * Retries go by the real time: no moved clock holds them up.
 * @param compose null where there is nothing left to be told
 */
export async function sendWaiting(
  db: Db,
  mailer: Mailer,
  compose: (outgoing: Outgoing) => Promise<Mail | null>,
  realNow: () => number = Date.now,
): Promise<void> {
  for (let outgoing = await take(db, realNow()); outgoing; outgoing = await take(db, realNow())) {
    const { id, tries } = outgoing;
    let change: Partial<Outgoing>;
    try {
      const mail = await compose(outgoing);
      if (mail) await mailer.send(mail);
      change = mail ? afterTry(outgoing, null, realNow()) : { ended: new Date(realNow()), outcome: 'nothing' };
    } catch (failure) {
      change = afterTry(outgoing, failure, realNow());
      console.warn(`Mail ${id}, attempt ${tries}: ${nameOf(failure)}${change.outcome ? `; ${change.outcome}` : ''}`);
    }
    await db
      .update(outgoingMails)
      .set({ ...change, takenUntil: null })
      .where(eq(outgoingMails.id, id));
  }
}
