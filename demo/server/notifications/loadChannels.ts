import { and, desc, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import { countsOf } from '../calls/lists/unread.ts';
import { expiryNotices } from '../certificates/expiryNotices.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives, users } from '../db/schema.ts';
import { announcements, channelReads } from '../db/schemaAnnouncements.ts';
import { ownNotices, type OwnNotice } from '../notices/loadNotices.ts';
import { withName } from '../oidc/people.ts';
import { forYou } from './forYou.ts';
import { noticeWire } from './noticeWire.ts';

/** An item of a channel: an announcement, or a notice that its reader's certificate expires (CERT-10). */
export interface ChannelItem {
  readonly id: string;
  readonly sent: Date;
  readonly text: string;
  /** The author, where known. */
  readonly author: string | null;
  readonly certificate: { readonly number: string; readonly expires: Date } | null;
}

/** A personal notice as an item of its channel (NOTE-11). */
const itemOfNotice = ({ id, created, notice }: OwnNotice) => ({
  id,
  sent: created,
  text: '',
  author: null,
  certificate: null,
  notice: noticeWire(notice),
});

/** The items of channels until now, the newest first. @param before leaves out items that were sent then or later */
async function itemsOf(
  db: Db,
  userId: string,
  channels: readonly string[],
  { now, before, take }: { readonly now: number; readonly before: Date | null; readonly take: number },
): Promise<readonly (ChannelItem & { readonly channelId: string })[]> {
  const posts = await db
    .select({ one: announcements, author: users })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(
      and(
        inArray(announcements.channelId, [...channels]),
        lte(announcements.sent, new Date(now)),
        before ? lt(announcements.sent, before) : undefined,
      ),
    )
    .orderBy(desc(announcements.sent), desc(announcements.id))
    .limit(take);
  const notices = (await expiryNotices(db, userId, channels, now)).filter(({ sent }) => !before || sent < before);
  return [
    ...posts.map(({ one: { id, channelId, sent, text }, author }) => ({
      id,
      channelId,
      sent,
      text,
      author: author && withName(author).name,
      certificate: null,
    })),
    ...notices.map(({ channelId, number, expires, sent }) => ({
      id: `certificate ${number}`,
      channelId,
      sent,
      text: '',
      author: null,
      certificate: { number, expires },
    })),
  ]
    .toSorted((one, other) => other.sent.getTime() - one.sent.getTime())
    .slice(0, take);
}

/**
 * The channels of a person: their own one, where it has items (NOTE-11), then those of their courses (NOTE-1), the one with the newest item
 * first, then by name. Each has its number of unread items and its last item.
 */
export async function loadChannels(db: Db, userId: string, now: number) {
  const found = await db
    .selectDistinct({
      id: objectives.announcementChannelId,
      objectiveId: objectives.id,
      courseName: objectives.name,
      code: objectives.code,
    })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), isNotNull(objectives.announcementChannelId), isEnrolled));
  const counts = await countsOf(db, userId, now);
  const one = { now, before: null, take: 1 };
  const channels = await Promise.all(
    found.map(async ({ id, ...course }) => {
      const [last] = await itemsOf(db, userId, [id ?? ''], one);
      return { id: id ?? '', ...course, unread: counts[id ?? ''] ?? 0, last: last ?? null };
    }),
  );
  const sentOf = ({ last }: (typeof channels)[number]) => last?.sent.getTime() ?? 0;
  const ofCourses = channels.toSorted(
    (one, other) => sentOf(other) - sentOf(one) || one.courseName.localeCompare(other.courseName, 'en'),
  );
  const [newest] = await ownNotices(db, userId, now);
  if (!newest) return ofCourses;
  const course = { objectiveId: null, courseName: null, code: null };
  return [{ id: forYou, ...course, unread: counts[forYou] ?? 0, last: itemOfNotice(newest) }, ...ofCourses];
}

/** A page of one of the person's channels, the newest first; `more` where older items are left. */
export async function loadChannel(
  db: Db,
  userId: string,
  channelId: string,
  page: { readonly now: number; readonly before: Date | null; readonly take: number },
) {
  const items =
    channelId === forYou
      ? (await ownNotices(db, userId, page.now, page)).map(itemOfNotice)
      : (await itemsOf(db, userId, [channelId], { ...page, take: page.take + 1 })).map(
          ({ channelId: _channel, ...item }) => item,
        );
  const [read] = await db
    .select({ until: channelReads.until })
    .from(channelReads)
    .where(and(eq(channelReads.userId, userId), eq(channelReads.channelId, channelId)));
  return {
    items: items.slice(0, page.take).map((item) => ({ ...item, unread: !read || item.sent > read.until })),
    more: items.length > page.take,
  };
}
