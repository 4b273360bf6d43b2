import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { notices, outgoingMails } from '../db/schemaNotices.ts';

/** Drops the waiting mails of a server that sends none: all of them would go out at once when it is allowed to send. */
export async function dropWaiting(db: Db): Promise<void> {
  await db.update(outgoingMails).set({ ended: new Date(), outcome: 'nothing' }).where(isNull(outgoingMails.ended));
  await db
    .update(notices)
    .set({ mail: 'off' })
    .where(and(isNull(notices.mailId), inArray(notices.mail, ['daily', 'weekly'])));
}
