import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { users } from '../schema.ts';
import { objectiveWorkflows } from '../schemaRuns.ts';

/** Files that learners attach to parts of their runs. Their bytes are in the storage, in a folder of the file's id. */
export const attachments = pgTable(
  'attachments',
  {
    /** Made by the client. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Null once the run is deleted: then the bytes are deleted too. */
    workflowId: text('workflow_id').references(() => objectiveWorkflows.id, { onDelete: 'set null' }),
    /** Ids of the parts from the root, joined by `/`. */
    axis: text('axis').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** When the file was last changed on the learner's device, in milliseconds. */
    modified: bigint('modified', { mode: 'number' }),
    created: instant('created').notNull(),
    /** When bytes last arrived. */
    touched: instant('touched').notNull(),
    /** When it was removed; the row stays until its bytes are deleted. */
    removed: instant('removed'),
  },
  (table) => [
    index('attachments_part').on(table.workflowId, table.axis),
    index('attachments_user').on(table.userId),
    lengths('attachments', { id: 200, user_id: 200, workflow_id: 200, axis: 4000, name: 1000, media_type: 200 }),
  ],
);

/** The pieces in which a file arrived, and in which it is stored. */
export const attachmentPieces = pgTable(
  'attachment_pieces',
  {
    attachmentId: text('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    /** Offset of its first byte in the file. */
    offset: integer('offset').notNull(),
    size: integer('size').notNull(),
    /** Its key in the storage. */
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attachmentId, table.offset] }),
    lengths('attachment_pieces', { attachment_id: 200, key: 200 }),
  ],
);

/** A grader's comment on a part, shown with its grade (GRADING-7). */
export const workComments = pgTable(
  'work_comments',
  {
    workflowId: text('workflow_id')
      .notNull()
      .references(() => objectiveWorkflows.id, { onDelete: 'cascade' }),
    axis: text('axis').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis] }),
    lengths('work_comments', { workflow_id: 200, axis: 4000, text: 20_000 }),
  ],
);
