import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailWay, NotificationKind } from '../../../src/domain/notifications/preferences.ts';
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
    /** Who posted it; null for what came with the seed. */
    authorId: text('author_id').references(() => users.id),
  },
  (table) => [index('announcements_channel').on(table.channelId, table.sent)],
);

/** Until when somebody has read a channel. */
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

/** What somebody wishes to be told of, by kind (NOTE-9); as at first where there is no row. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    portal: boolean('portal').notNull(),
    email: text('email').$type<MailWay>().notNull(),
    /** What was sent until then is in a mail already, or came before mails were wished for. */
    mailed: moment('mailed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Mails about news: what was sent, for the mailbox of the demonstration, and whether its link has been used (NOTE-12). */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kinds: text('kinds').array().$type<NotificationKind[]>().notNull(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    /** Empty where a mail server took it: nobody keeps a copy then. */
    text: text('text').notNull(),
    sent: moment('sent').notNull(),
    /** When its link was used to unsubscribe. */
    used: moment('used'),
  },
  (table) => [index('mails_sent').on(table.sent)],
);
