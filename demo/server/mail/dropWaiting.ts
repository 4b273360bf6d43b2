import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { notices, outgoingMails } from '../db/schemaNotices.ts';

/** Where no mail is sent nothing waits for it: it would go out all at once when some is. */
export async function dropWaiting(db: Db): Promise<void> {
  await db.update(outgoingMails).set({ ended: new Date(), outcome: 'nothing' }).where(isNull(outgoingMails.ended));
  await db
    .update(notices)
    .set({ mail: 'off' })
    .where(and(isNull(notices.mailId), inArray(notices.mail, ['daily', 'weekly'])));
}
