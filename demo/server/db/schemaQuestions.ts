import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectives, users } from './schema.ts';

/** Questions that instructors send to the learners of a course by e-mail. */
export const mailQuestions = pgTable(
  'mail_questions',
  {
    id: text('id').primaryKey(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    /** The module that it is about, as the tree names it; both empty for the course as a whole. */
    activityId: text('activity_id').notNull(),
    activityPathId: text('activity_path_id').notNull(),
    text: text('text').notNull(),
    explanation: text('explanation').notNull(),
    sent: instant('sent').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('mail_questions_course').on(table.objectiveId, table.sent),
    lengths('mail_questions', {
      id: 200,
      objective_id: 200,
      activity_id: 200,
      activity_path_id: 200,
      text: 1000,
      explanation: 2000,
      author_id: 200,
    }),
  ],
);

/** Answers to choose from. Their ids are random, so that a link tells nothing about the others. */
export const mailAnswers = pgTable(
  'mail_answers',
  {
    id: text('id').primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => mailQuestions.id, { onDelete: 'cascade' }),
    order: smallint('order').notNull(),
    text: text('text').notNull(),
    correct: boolean('correct').notNull(),
  },
  (table) => [
    index('mail_answers_question').on(table.questionId),
    lengths('mail_answers', { id: 200, question_id: 200, text: 500 }),
  ],
);

/** The first answer of each learner. */
export const mailResponses = pgTable(
  'mail_responses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: text('question_id')
      .notNull()
      .references(() => mailQuestions.id, { onDelete: 'cascade' }),
    answerId: text('answer_id')
      .notNull()
      .references(() => mailAnswers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    lengths('mail_responses', { user_id: 200, question_id: 200, answer_id: 200 }),
  ],
);
