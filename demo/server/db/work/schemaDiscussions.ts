import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { objectives, users } from '../schema.ts';

/** A discussion is a part of a course, for all who take it: the same in each of their runs. */
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
    /** Made by the client: the same post that is sent twice is one. */
    id: text('id').primaryKey(),
    ...discussion,
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** The thread that it replies to; null for a thread. */
    threadId: text('thread_id'),
    /** The post of that thread which it answers; null where it answers the thread. */
    answersId: text('answers_id'),
    /** Empty once it was deleted. */
    text: text('text').notNull(),
    created: instant('created').notNull(),
    edited: instant('edited'),
    /** Who took it away: its author, or an instructor. */
    deleted: text('deleted').$type<'author' | 'instructor'>(),
    /** When anything of it last changed. */
    touched: instant('touched').notNull(),
    /** Of threads: it stands before the others. */
    pinned: boolean('pinned').notNull().default(false),
    /** Of threads: nobody replies any more. */
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

/** Up to when somebody has read a discussion (DISC-5). */
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
