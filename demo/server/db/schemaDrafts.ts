import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Range } from '../../../src/domain/tree/seenShare.ts';
import { objectiveWorkflows } from './schemaRuns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const place = {
  workflowId: text('workflow_id')
    .notNull()
    .references(() => objectiveWorkflows.id, { onDelete: 'cascade' }),
  /** Ids of the parts from the root, joined by `/`. */
  axis: text('axis').notNull(),
};

/** Texts that learners write in the parts of their runs. */
export const answers = pgTable(
  'answers',
  {
    ...place,
    text: text('text').notNull(),
    /** Goes up with each saved text. */
    version: integer('version').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Null while it is a draft, which nobody else sees. */
    handedInAt: instant('handed_in_at'),
  },
  (table) => [primaryKey({ columns: [table.workflowId, table.axis] })],
);

/** The places of learners in the parts of their runs; a root without parts has the empty axis. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    ...place,
    /** Seconds of a video, or the page of a document. */
    place: doublePrecision('place'),
    /** The seconds that were played, as united ranges. */
    seen: jsonb('seen').$type<readonly Range[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workflowId, table.axis] })],
);
