import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAnnouncements, unreadCounts } from '../../../../src/contract/parts/unreadCounts.ts';
import { expiryNotices } from '../../certificates/expiryNotices.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses, objectives } from '../../db/schema.ts';
import { announcements, channelReads } from '../../db/schemaAnnouncements.ts';
import { preferenceOf } from '../../../../src/domain/notifications/preferences.ts';
import { ownNotices } from '../../notices/loadNotices.ts';
import { loadPreferences } from '../../notices/preferences.ts';
import { changesOf } from '../../notifications/changesOf.ts';
import { forYou } from '../../notifications/forYou.ts';
import { isEnrolled } from './catalogCondition.ts';
import { learner, notFound, param, route, type Deps } from '../route.ts';

/** The channels of the courses that a learner is enrolled in (LIST-3), not of courses that the learner could only choose. */
export async function channelsOf(db: Db, userId: string): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ id: objectives.announcementChannelId })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), isNotNull(objectives.announcementChannelId), isEnrolled));
  return found.flatMap(({ id }) => id ?? []);
}

/** A learner's course, found by its channel; null if there is none. */
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

/** Announcements of a channel until now, the newest first; null if it is no channel of the learner's courses. */
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

/** Stores that a channel was read until now. Read announcements stay read, in whatever order the calls arrive. */
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

/** Whether a learner may read a channel: that of one of the learner's courses, or the personal one (NOTE-2, NOTE-11). */
const mayReadChannel = async (db: Db, userId: string, channelId: string): Promise<boolean> =>
  channelId === forYou || (await channelsOf(db, userId)).includes(channelId);

/** How many personal notices until now a learner has not read (NOTE-11). */
async function countOwn(db: Db, userId: string, now: number): Promise<number> {
  const [read] = await db
    .select({ until: channelReads.until })
    .from(channelReads)
    .where(and(eq(channelReads.userId, userId), eq(channelReads.channelId, forYou)));
  return (await ownNotices(db, userId, now, { after: read?.until ?? null })).length;
}

/**
 * How much a learner has not read until now: in each channel of the learner's courses (OVER-11, CERT-10), and in the personal one. Kinds
 * that the learner has turned off in the portal are not counted (NOTE-15).
 */
export async function countsOf(db: Db, userId: string, now: number): Promise<Readonly<Record<string, number>>> {
  const [ofCourses, own] = [await countCourses(db, userId, now), await countOwn(db, userId, now)];
  return { ...ofCourses, ...(own > 0 && { [forYou]: own }) };
}

async function countCourses(db: Db, userId: string, now: number): Promise<Readonly<Record<string, number>>> {
  const own = await channelsOf(db, userId);
  if (own.length === 0) return {};
  const preferences = await loadPreferences(db, userId);
  const [posts, expiries] = (['announcement', 'certificate'] as const).map(
    (kind) => preferenceOf(preferences, kind).portal,
  );
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
    (posts ? (rows.find((row) => row.id === id)?.count ?? 0) : 0) +
    (expiries ? notices.filter(({ channelId }) => channelId === id).length : 0);
  return Object.fromEntries(own.map((id) => [id, countOf(id)]));
}

/** Registers the calls about what is unread (CALL-61, CALL-62, OVER-11, CERT-10). */
export function registerUnread(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, unreadCounts, async (request) => ({ counts: await countsOf(db, learner(request).userId, clock.now()) }));

  route(app, readAnnouncements, async (request) => {
    const { userId, impersonator } = learner(request);
    const channelId = param(request, 'channelId');
    if (!(await mayReadChannel(db, userId, channelId))) throw notFound('channel');
    // A channel that an administrator opens during impersonation stays unread for the learner.
    if (!impersonator) await keepRead(db, userId, channelId, clock.now());
    return {};
  });
}
