import { randomUUID } from 'node:crypto';
import { preferenceOf, type NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Db } from '../db/openDb.ts';
import { notices, outgoingMails, type NoticeData } from '../db/schemaNotices.ts';
import { preferencesOfAll } from './preferences.ts';
import { toldHere } from './toldHere.ts';

/** A notice for a person. */
export interface NewNotice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** Names its subject: nobody gets two notices on the same one (NOTE-9). */
  readonly key: string;
  readonly objectiveId: string;
  readonly data: NoticeData;
}

const AT_ONCE = 500;

/** Stores the notices that no other process has stored in the meantime, with the mails that go out at once. */
async function keep(db: Db, now: number, all: readonly NewNotice[]): Promise<number> {
  const preferences = await preferencesOfAll(db, [...new Set(all.map(({ userId }) => userId))]);
  const counts = new Map<string, number>();
  const rows = all.map((one) => {
    const { mail } = preferenceOf(preferences(one.userId), one.kind);
    // A page of notices ends at a moment, so that those of one person have different ones.
    const before = counts.get(one.userId) ?? 0;
    counts.set(one.userId, before + 1);
    const created = new Date(now - before);
    return { ...one, id: randomUUID(), created, mail, mailId: mail === 'now' ? randomUUID() : null };
  });
  const told = await db
    .insert(notices)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: notices.userId, mailId: notices.mailId });
  const mails = told.flatMap(({ userId, mailId }) =>
    mailId === null ? [] : [{ id: mailId, userId, way: 'now' as const, made: new Date(now), next: new Date() }],
  );
  await insertMany(db, outgoingMails, mails);
  return told.length;
}

/**
 * Stores notices for people, each only once, even if several processes do so at the same moment (NOTE-9), and queues the mails of those who
 * want them at once: all together with the caller's transaction. A failure is logged, and never breaks the caller's work (NOTE-20).
 * @param find finds the notices; it runs in a separate part of the transaction
 */
export async function tell(db: Db, now: number, find: (tx: Db) => Promise<readonly NewNotice[]>): Promise<void> {
  try {
    const told = await db.transaction(async (tx) => {
      const all = await find(tx);
      let count = 0;
      for (let from = 0; from < all.length; from += AT_ONCE)
        count += await keep(tx, now, all.slice(from, from + AT_ONCE));
      return count;
    });
    if (told > 0) toldHere.tell();
  } catch (error) {
    console.error('Notices could not be told:', error);
  }
}
