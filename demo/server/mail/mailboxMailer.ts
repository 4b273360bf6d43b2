import type { Db } from '../db/openDb.ts';
import { mailboxMails } from '../db/schemaNotices.ts';
import type { Mailer } from './mail.ts';

/** Puts mail into the mailbox of the demonstration, where anybody can read it (SRV-60). */
export const createMailboxMailer = (db: Db): Mailer => ({
  async send({ id, userId, to, subject, text, html, date, headers }) {
    await db
      .insert(mailboxMails)
      .values({ id, userId, toName: to.name, toAddress: to.address, subject, text, html, headers, sent: date })
      .onConflictDoNothing();
  },
  close: () => undefined,
});
