import { randomUUID } from 'node:crypto';
import { preferenceOf, type NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { insertMany } from '../db/insertMany.ts';
import type { Db } from '../db/openDb.ts';
import { notices, outgoingMails, type NoticeData } from '../db/schemaNotices.ts';
import { preferencesOfAll } from './preferences.ts';
import { toldHere } from './toldHere.ts';

/** Something to be told to somebody. */
export interface NewNotice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** Names what it is about: the same is told once (NOTE-9). */
  readonly key: string;
  readonly objectiveId: string;
  readonly data: NoticeData;
}

const AT_ONCE = 500;

/** Of what was to be told, that which nobody else has told meanwhile, with the mails that go out at once. */
async function keep(db: Db, now: number, all: readonly NewNotice[]): Promise<number> {
  const preferences = await preferencesOfAll(db, [...new Set(all.map(({ userId }) => userId))]);
  const counts = new Map<string, number>();
  const rows = all.map((one) => {
    const { mail } = preferenceOf(preferences(one.userId), one.kind);
    // A page of notices ends at a moment: those of one person have each their own.
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
 * Tells people something for themselves, each the same but once, also where several processes do so at the same moment (NOTE-9), and puts
 * what they want by e-mail at once into the queue: all of that together with the transaction it is done in. A failure is logged, and never
 * breaks what is told of (NOTE-20).
 * @param find what is to be told; it has a part of the transaction to itself
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
