import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { outgoingMails } from '../db/schemaNotices.ts';
import { MailRefused, type Mail, type Mailer } from './mail.ts';

type Outgoing = typeof outgoingMails.$inferSelect;

const MINUTE = 60_000;
/** The wait after each failure until the next try; after the last one the mail is given up. Together almost two days. */
export const waits = [1, 5, 15, 60, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE);
/** The longest time of a process for a mail; after that another process may assume that it has died. */
const LEASE = 2 * MINUTE;

/** Takes the mail that has waited longest: no other process sends it in the meantime. */
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

/** The changes of a mail's row after a try. */
function afterTry({ tries }: Outgoing, failure: unknown, now: number): Partial<Outgoing> {
  const ended = new Date(now);
  if (failure === null) return { ended, outcome: 'sent' };
  if (failure instanceof MailRefused) return { ended, outcome: 'refused' };
  const wait = waits[tries - 1];
  return wait === undefined ? { ended, outcome: 'given up' } : { next: new Date(now + wait) };
}

/** The name of a failure in the log: never an address or a text. */
const nameOf = (failure: unknown) => {
  const { code, responseCode, name } = (failure ?? {}) as Readonly<Record<string, unknown>>;
  return [name, code, responseCode].filter(Boolean).join(' ');
};

/**
 * Sends the waiting mails, one after the other, until none waits (NOTE-20). A failed mail is tried again later, and given up after nine
 * tries. Retries use the real time: no moved clock delays them.
 * @param compose null where no notice is left
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
