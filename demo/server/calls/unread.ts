import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAnnouncements, unreadCounts } from '../../../src/contract/unreadCounts.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { announcements, channelReads } from '../db/schemaAnnouncements.ts';
import { learner, notFound, param, route, type Deps } from './route.ts';

/** The channels of the courses that somebody is enrolled in (LIST-3); of a course that could only be chosen one learns nothing. */
async function channelsOf(db: Db, userId: string): Promise<readonly string[]> {
  const enrolled = or(objectiveAccesses.isSelfEnrolled, objectiveAccesses.isMandatory, isNotNull(objectiveAccesses.lastWorkflowId), isNotNull(objectiveAccesses.lastRecordId));
  const found = await db
    .selectDistinct({ id: objectives.announcementChannelId })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), isNotNull(objectives.announcementChannelId), enrolled));
  return found.flatMap(({ id }) => id ?? []);
}

/** What was announced in a channel until now, the newest first; null where the channel is not one of theirs. */
export async function announcementsOf(db: Db, userId: string, channelId: string, now: number): Promise<readonly { readonly id: string; readonly text: string; readonly sent: Date }[] | null> {
  if (!(await channelsOf(db, userId)).includes(channelId)) return null;
  return db.select().from(announcements).where(and(eq(announcements.channelId, channelId), lte(announcements.sent, new Date(now)))).orderBy(desc(announcements.sent), desc(announcements.id));
}

/** Keeps that a channel was read until now. What was read stays so, in whichever order it arrives. */
export async function keepRead(db: Db, userId: string, channelId: string, now: number): Promise<void> {
  const until = new Date(now);
  await db
    .insert(channelReads)
    .values({ userId, channelId, until })
    .onConflictDoUpdate({ target: [channelReads.userId, channelReads.channelId], set: { until: sql`greatest(${channelReads.until}, excluded.until)` } });
}

/** Registers the calls about what is unread (CALL-61, CALL-62, OVER-11). */
export function registerUnread(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, unreadCounts, async (request) => {
    const { userId } = learner(request);
    const own = await channelsOf(db, userId);
    if (own.length === 0) return { counts: {} };
    const rows = await db
      .select({ id: announcements.channelId, count: sql<number>`count(*)::int` })
      .from(announcements)
      .leftJoin(channelReads, and(eq(channelReads.channelId, announcements.channelId), eq(channelReads.userId, userId)))
      .where(and(inArray(announcements.channelId, [...own]), lte(announcements.sent, new Date(clock.now())), or(isNull(channelReads.until), gt(announcements.sent, channelReads.until))))
      .groupBy(announcements.channelId);
    return { counts: Object.fromEntries(own.map((id) => [id, rows.find((row) => row.id === id)?.count ?? 0])) };
  });

  route(app, readAnnouncements, async (request) => {
    const { userId, impersonator } = learner(request);
    const channelId = param(request, 'channelId');
    if (!(await channelsOf(db, userId)).includes(channelId)) throw notFound('channel');
    // What an administrator opens in somebody's name is not read by them.
    if (!impersonator) await keepRead(db, userId, channelId, clock.now());
    return {};
  });
}
