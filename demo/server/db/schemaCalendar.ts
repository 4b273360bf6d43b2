import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

/** The address by which a person's calendar is subscribed to: at most one at a time, so that a new one ends the one before (CAL-12). */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Random; the address holds it with a signature. */
  id: text('id').notNull().unique(),
  made: timestamp('made', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
