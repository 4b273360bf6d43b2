import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAnnouncements, unreadCounts } from '../../../../src/contract/parts/unreadCounts.ts';
import { expiryNotices } from '../../certificates/expiryNotices.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses, objectives } from '../../db/schema.ts';
import { announcements, channelReads } from '../../db/schemaAnnouncements.ts';
import { changesOf } from '../../notifications/changesOf.ts';
import { isEnrolled } from './catalogCondition.ts';
import { learner, notFound, param, route, type Deps } from '../route.ts';

/** The channels of the courses that somebody is enrolled in (LIST-3); of a course that could only be chosen one learns nothing. */
export async function channelsOf(db: Db, userId: string): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ id: objectives.announcementChannelId })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), isNotNull(objectives.announcementChannelId), isEnrolled));
  return found.flatMap(({ id }) => id ?? []);
}

/** A course of the learner's, by its channel; null where there is none. */
export async function courseOfChannel(
  db: Db,
  userId: string,
  channelId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  if (!(await channelsOf(db, userId)).includes(channelId)) return null;
  const [found] = await db
    .select({ id: objectives.id, name: objectives.name })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), eq(objectives.announcementChannelId, channelId)))
    .limit(1);
  return found ?? null;
}

/** Announcements of a channel until now, the newest first; null where the channel is not one of theirs. */
export async function announcementsOf(
  db: Db,
  userId: string,
  channelId: string,
  now: number,
): Promise<readonly { readonly id: string; readonly text: string; readonly sent: Date }[] | null> {
  if (!(await channelsOf(db, userId)).includes(channelId)) return null;
  return db
    .select()
    .from(announcements)
    .where(and(eq(announcements.channelId, channelId), lte(announcements.sent, new Date(now))))
    .orderBy(desc(announcements.sent), desc(announcements.id));
}

/** Keeps that a channel was read until now. Read announcements stay read, in whatever order the calls arrive. */
export async function keepRead(db: Db, userId: string, channelId: string, now: number): Promise<void> {
  const until = new Date(now);
  await db
    .insert(channelReads)
    .values({ userId, channelId, until })
    .onConflictDoUpdate({
      target: [channelReads.userId, channelReads.channelId],
      set: { until: sql`greatest(${channelReads.until}, excluded.until)` },
    });
  changesOf(db).tell();
}

/** How many announcements somebody has not read until now, by channel of their courses (OVER-11, CERT-10). */
export async function countsOf(db: Db, userId: string, now: number): Promise<Readonly<Record<string, number>>> {
  const own = await channelsOf(db, userId);
  if (own.length === 0) return {};
  const rows = await db
    .select({ id: announcements.channelId, count: sql<number>`count(*)::int` })
    .from(announcements)
    .leftJoin(channelReads, and(eq(channelReads.channelId, announcements.channelId), eq(channelReads.userId, userId)))
    .where(
      and(
        inArray(announcements.channelId, [...own]),
        lte(announcements.sent, new Date(now)),
        or(isNull(channelReads.until), gt(announcements.sent, channelReads.until)),
      ),
    )
    .groupBy(announcements.channelId);
  const reads = await db.select().from(channelReads).where(eq(channelReads.userId, userId));
  const until = new Map(reads.map((one) => [one.channelId, one.until.getTime()]));
  const notices = (await expiryNotices(db, userId, own, now)).filter(
    ({ channelId, sent }) => sent.getTime() > (until.get(channelId) ?? 0),
  );
  const countOf = (id: string) =>
    (rows.find((row) => row.id === id)?.count ?? 0) + notices.filter(({ channelId }) => channelId === id).length;
  return Object.fromEntries(own.map((id) => [id, countOf(id)]));
}

/** Registers the calls about what is unread (CALL-61, CALL-62, OVER-11, CERT-10). */
export function registerUnread(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, unreadCounts, async (request) => ({ counts: await countsOf(db, learner(request).userId, clock.now()) }));

  route(app, readAnnouncements, async (request) => {
    const { userId, impersonator } = learner(request);
    const channelId = param(request, 'channelId');
    if (!(await channelsOf(db, userId)).includes(channelId)) throw notFound('channel');
    // What an administrator opens in somebody's name is not read by them.
    if (!impersonator) await keepRead(db, userId, channelId, clock.now());
    return {};
  });
}
