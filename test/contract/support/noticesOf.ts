import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { mailboxMails, notices } from '../../../demo/server/db/schemaNotices.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { channelAnnouncements } from '../../../src/contract/notifications/channels.ts';
import type { Notice } from '../../../src/domain/notifications/notice.ts';
import type { Browser, Learner } from './academy.ts';

/** The id of the channel with a person's own notices. */
export const forYou = 'for-you';

/** The notices in a person's own channel, the newest first. */
export async function toldIn(who: Learner): Promise<readonly Notice[]> {
  const { items } = await who.ask(channelAnnouncements, { params: { channelId: forYou } });
  return items.flatMap(({ notice }) => notice ?? []);
}

/** A person's stored notices, the oldest first. */
export const keptOf = (db: Db, username: string) =>
  db
    .select()
    .from(notices)
    .where(eq(notices.userId, uuidOf(`user:${username}`)))
    .orderBy(asc(notices.created));

/** A person's mails in the mailbox, the oldest first. */
export const mailsTo = (db: Db, username: string) =>
  db
    .select()
    .from(mailboxMails)
    .where(eq(mailboxMails.userId, uuidOf(`user:${username}`)))
    .orderBy(asc(mailboxMails.sent), asc(mailboxMails.id));

/** Announces something in a course, as its instructors do. */
export async function announce(teacher: Browser, origin: string, course: string, text: string): Promise<void> {
  const path = `/teach/announcements/${uuidOf(`course:${course}`)}`;
  const token = /name="token" value="([^"]+)"/.exec((await teacher.send(path)).text)?.[1] ?? '';
  const reply = await teacher.send(path, {
    method: 'POST',
    headers: { origin, accept: 'text/html' },
    body: new URLSearchParams({ text, token }),
  });
  if (reply.status !== 303) throw new Error(`Not announced: ${reply.status}`);
}
