import { isNotNull, lte, and } from 'drizzle-orm';
import { gradeDue } from '../calls/courseCommands.ts';
import type { MovableClock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';
import type { SignedId } from '../http/signedId.ts';
import { tellDue } from '../notices/tellDue.ts';
import { tellExpiring } from '../notices/tellExpiring.ts';
import { tellRevealed } from '../notices/tellRevealed.ts';
import { toldHere } from '../notices/toldHere.ts';
import { changesOf } from '../notifications/changesOf.ts';
import { composeMail } from './composeMail.ts';
import { dropWaiting } from './dropWaiting.ts';
import { inTurn } from './inTurn.ts';
import type { Mailer } from './mail.ts';
import { createMailboxMailer } from './mailboxMailer.ts';
import { makeDigests } from './makeDigests.ts';
import { sendWaiting } from './sendWaiting.ts';

/** How often dates and the queue are checked, in milliseconds. */
const [LOOK, DELIVER] = [600_000, 5000];

/** Notices that depend on time alone, and the sending of mail. */
export interface Mailroom {
  /**
   * Checks all dates once: people are notified of work that is due soon, of results that they may see from now on, and of certificates that
   * are about to expire (SRV-63). Never rejects.
   */
  readonly look: () => Promise<void>;
  /** Makes the digests that are due, and sends the waiting mails (NOTE-18, NOTE-20). Never rejects. */
  readonly deliver: () => Promise<void>;
  /** Begins to do both by itself, at regular intervals. */
  readonly start: () => void;
  /** Wakes the listeners, and sends mail, if this process has written notices since. */
  readonly catchUp: () => void;
  /** Ends it, after the work that is under way. */
  readonly close: () => Promise<void>;
}

async function gradeAll(db: Db, now: number): Promise<void> {
  const due = await db
    .selectDistinct({ userId: objectiveWorkflows.userId })
    .from(objectiveWorkflows)
    .where(and(isNotNull(objectiveWorkflows.gradeAt), lte(objectiveWorkflows.gradeAt, new Date(now))));
  for (const { userId } of due) await gradeDue(db, userId, now);
}

/** @returns null where this server sends no mail */
async function createMailer(db: Db, { mail }: Pick<Config, 'mail'>): Promise<Mailer | null> {
  if (mail.to === 'nowhere') return null;
  if (mail.to === 'mailbox') return createMailboxMailer(db);
  // Its library is loaded only where it is used.
  return (await import('./smtpMailer.ts')).createSmtpMailer(mail.to);
}

/** The mail room of a process. Several processes on one database write each notice and send each mail once. */
export function createMailroom(given: {
  readonly db: Db;
  readonly clock: MovableClock;
  readonly config: Config;
  readonly token: SignedId;
}): Mailroom {
  const { db, clock, config } = given;
  const mailer = createMailer(db, config);
  const timers: ReturnType<typeof setInterval>[] = [];
  let fresh = false;
  const stop = toldHere.listen(() => void (fresh = true));
  const quietly = (work: () => Promise<void>) => inTurn(() => work().catch((error: unknown) => console.error(error)));

  const look = quietly(async () => {
    await gradeAll(db, clock.now());
    for (const told of [tellDue, tellRevealed, tellExpiring]) await told(db, clock.now());
  });
  const deliver = quietly(async () => {
    const sends = await mailer;
    if (!sends) return dropWaiting(db);
    await makeDigests(db, clock.now(), config.timeZone);
    await sendWaiting(db, sends, (outgoing) => composeMail(given, outgoing));
  });
  const catchUp = () => {
    if (!fresh) return;
    fresh = false;
    changesOf(db).tell();
    if (timers.length > 0) void deliver();
  };
  return {
    look,
    deliver,
    catchUp,
    start() {
      const [often, seldom] = [() => (catchUp(), void deliver()), () => void look().then(catchUp)];
      timers.push(setInterval(often, DELIVER).unref(), setInterval(seldom, LOOK).unref());
      seldom();
    },
    async close() {
      stop();
      for (const timer of timers.splice(0)) clearInterval(timer);
      await look.idle();
      await deliver.idle();
      (await mailer)?.close();
    },
  };
}
