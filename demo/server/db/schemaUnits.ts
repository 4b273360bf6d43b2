import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

/** Departments, schools and clubs of the academy. */
export const units = pgTable('units', { id: text('id').primaryKey(), name: text('name').notNull() });

/** The members of units; one of a person's units is the primary one. */
export const unitMembers = pgTable(
  'unit_members',
  {
    unitId: text('unit_id')
      .notNull()
      .references(() => units.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.unitId, table.userId] })],
);
