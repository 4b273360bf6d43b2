import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { TutorCitation } from '../../../src/domain/tutor/tutor.ts';
import { activities, objectives, users } from './schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id);

/** A course's setting of the tutor; in a course without a row the tutor answers. */
export const tutorCourses = pgTable('tutor_courses', {
  objectiveId: text('objective_id')
    .primaryKey()
    .references(() => objectives.id),
  use: text('use').$type<'on' | 'hints' | 'off'>().notNull(),
  /** The instructor's request to the language model, in addition to the rules of all courses. */
  prompt: text('prompt').notNull().default(''),
});

/** Parts in which the tutor is off, or gives hints alone, whatever the setting of their course. */
export const tutorParts = pgTable('tutor_parts', {
  activityId: text('activity_id')
    .primaryKey()
    .references(() => activities.id),
  use: text('use').$type<'hints' | 'off'>().notNull(),
});

/** People who were told which data the tutor keeps, and agreed. */
export const tutorConsents = pgTable('tutor_consents', {
  userId: userId().primaryKey(),
  /** They agreed that instructors may read their questions. */
  instructors: boolean('instructors').notNull(),
  given: instant('given').notNull(),
});

/** Questions with their answers. */
export const tutorMessages = pgTable(
  'tutor_messages',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** The course of the question; null for the default model, which covers all of a learner's courses. */
    objectiveId: text('objective_id').references(() => objectives.id),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    kind: text('kind').$type<'search' | 'model' | 'hint' | 'nothing'>().notNull(),
    state: text('state').$type<'answering' | 'done' | 'stopped' | 'failed'>().notNull(),
    citations: jsonb('citations').$type<readonly TutorCitation[]>().notNull(),
    asked: instant('asked').notNull(),
    /** 1 helped, -1 did not; null without a rating. */
    rating: smallint('rating'),
    /** Its learner had agreed that instructors may read it. */
    instructors: boolean('instructors').notNull(),
  },
  (table) => [index('tutor_messages_of').on(table.userId, table.objectiveId, table.asked)],
);

/** How many questions were asked on a day; the row stays when the questions are deleted. */
export const tutorUse = pgTable(
  'tutor_use',
  { userId: userId(), day: date('day').notNull(), asked: integer('asked').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
