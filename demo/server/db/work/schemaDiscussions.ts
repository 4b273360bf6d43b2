import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { objectives, users } from '../schema.ts';

/** A discussion is a part of a course, for all its learners: the same in each of their runs. */
const discussion = {
  objectiveId: text('objective_id')
    .notNull()
    .references(() => objectives.id),
  /** Ids of the parts from the root, joined by `/`. */
  axis: text('axis').notNull(),
};

/** Posts: threads, and replies to them (DISC-3). */
export const discussionPosts = pgTable(
  'discussion_posts',
  {
    /** Made by the client: a post that is sent twice is one post. */
    id: text('id').primaryKey(),
    ...discussion,
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** The thread that it replies to; null for a thread. */
    threadId: text('thread_id'),
    /** The post of that thread which it answers; null where it replies to the thread. */
    answersId: text('answers_id'),
    /** Empty once it was deleted. */
    text: text('text').notNull(),
    created: instant('created').notNull(),
    edited: instant('edited'),
    /** Who deleted it: its author, or an instructor. */
    deleted: text('deleted').$type<'author' | 'instructor'>(),
    /** When the post last changed in any way. */
    touched: instant('touched').notNull(),
    /** Of threads: it comes before the others. */
    pinned: boolean('pinned').notNull().default(false),
    /** Of threads: it accepts no more replies. */
    closed: boolean('closed').notNull().default(false),
  },
  (table) => [
    index('discussion_posts_place').on(table.objectiveId, table.axis, table.created),
    index('discussion_posts_thread').on(table.threadId, table.created),
    index('discussion_posts_author').on(table.authorId, table.created),
    lengths('discussion_posts', {
      id: 200,
      objective_id: 200,
      axis: 4000,
      author_id: 200,
      thread_id: 200,
      answers_id: 200,
      text: 10_000,
      deleted: 10,
    }),
  ],
);

/** The time until which a person has read a discussion (DISC-5). */
export const discussionReads = pgTable(
  'discussion_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...discussion,
    readUntil: instant('read_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.objectiveId, table.axis] }),
    lengths('discussion_reads', { user_id: 200, objective_id: 200, axis: 4000 }),
  ],
);
