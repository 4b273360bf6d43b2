import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { nextDigest } from '../../../src/domain/notifications/nextDigest.ts';
import { ianaZone } from '../../../src/domain/time/zones/ianaZone.ts';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { notices, outgoingMails } from '../db/schemaNotices.ts';

const digests = ['daily', 'weekly'] as const;

/**
 * Queues the digests that are due (NOTE-18): each takes all notices that wait for it, so that no digest is empty, and no notice is in two.
 * @param timeZone of people who have saved none
 */
export async function makeDigests(db: Db, now: number, timeZone: string): Promise<void> {
  const waiting = and(isNull(notices.mailId), lte(notices.created, new Date(now)));
  const found = await db
    .select({
      userId: notices.userId,
      way: notices.mail,
      since: sql<string>`min(${notices.created})`,
      timezone: users.timezone,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(and(waiting, inArray(notices.mail, [...digests])))
    .groupBy(notices.userId, notices.mail, users.timezone);
  for (const { userId, way, since, timezone } of found) {
    if (way === 'off' || way === 'now') continue;
    const zone = (timezone ? ianaZone(timezone) : null) ?? timeZone;
    if (nextDigest(new Date(since).getTime(), way, zone) > now) continue;
    await db.transaction(async (tx) => {
      const id = randomUUID();
      const taken = await tx
        .update(notices)
        .set({ mailId: id })
        .where(and(waiting, eq(notices.userId, userId), eq(notices.mail, way)))
        .returning({ id: notices.id });
      if (taken.length > 0)
        await tx.insert(outgoingMails).values({ id, userId, way, made: new Date(now), next: new Date() });
    });
  }
}
