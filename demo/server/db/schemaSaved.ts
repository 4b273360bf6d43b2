import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { objectives, users } from './schema.ts';

/** Parts that learners have saved to find them again (SAVED-1). They belong to the course, so that they stay in a new attempt. */
export const savedParts = pgTable(
  'saved_parts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    /** Ids of the parts from the root, joined by `/`. */
    axis: text('axis').notNull(),
    /** False once it was removed: an older change that arrives late has no effect (SAVED-5). */
    saved: boolean('saved').notNull(),
    /** When its learner saved or removed it. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.objectiveId, table.axis] })],
);
