import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Announcements in the channel of a course. */
export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    channelId: text('channel_id').notNull(),
    text: text('text').notNull(),
    sent: moment('sent').notNull(),
    /** The person who posted it; null for announcements of the seed. */
    authorId: text('author_id').references(() => users.id),
  },
  (table) => [index('announcements_channel').on(table.channelId, table.sent)],
);

/** The time until which a person has read a channel. */
export const channelReads = pgTable(
  'channel_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    channelId: text('channel_id').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
);
