import type { announcements, channelReads } from '../db/schemaAnnouncements.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedCourse } from './readCourse.ts';
import type { SeedDates } from './seedDates.ts';

/** Announcements, and the people who have read them, as in `announcements.json`; `days` from the day of the seed. */
export interface AnnouncementFile {
  readonly sent: readonly { readonly course: string; readonly days: number; readonly text: string }[];
  readonly read: readonly { readonly by: string; readonly course: string; readonly days: number }[];
}

/** Rows of announcements, and of who has read them. */
export function announcementRows({ sent, read }: AnnouncementFile, courses: readonly SeedCourse[], { at }: SeedDates) {
  const channelOf = (code: string) => {
    const channelId = courses.find(({ objective }) => objective.code === code)?.objective.announcementChannelId;
    if (!channelId) throw new Error(`${code} has no channel for announcements.`);
    return channelId;
  };
  return {
    sent: sent.map(({ course, days, text }): typeof announcements.$inferInsert => ({
      id: uuidOf(`announcement:${course}:${days}`),
      channelId: channelOf(course),
      text,
      sent: at(days),
    })),
    read: read.map(({ by, course, days }): typeof channelReads.$inferInsert => ({
      userId: uuidOf(`user:${by}`),
      channelId: channelOf(course),
      until: at(days),
    })),
  };
}
