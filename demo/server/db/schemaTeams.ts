import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { objectives, users } from './schema.ts';

/** Those who work together in a course. What they have begun is in their own runs. */
export const groups = pgTable('groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  objectiveId: text('objective_id').notNull().references(() => objectives.id),
});

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text('group_id').notNull().references(() => groups.id),
    userId: text('user_id').notNull().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);
