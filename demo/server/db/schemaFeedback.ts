import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, serial, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { FeedbackOption } from '../../../src/domain/feedback/feedback.ts';
import { users } from './schema.ts';

/** Feedback of learners on the product, one row for a person and day of UTC (FEED-11). It outlives the events that brought it. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    /** Null once the person is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    day: date('day').notNull(),
    grade: smallint('grade').notNull(),
    options: jsonb('options').$type<readonly FeedbackOption[]>().notNull(),
    comment: text('comment').notNull(),
    received: timestamp('received', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('feedback_person_day').on(table.userId, table.day),
    index('feedback_day').on(table.day),
    check('feedback_grade', sql`${table.grade} between 1 and 5`),
    check(
      'feedback_lengths',
      sql`char_length(${table.userId}) <= 200 and char_length(${table.options}::text) <= 500 and char_length(${table.comment}) <= 2000`,
    ),
  ],
);
