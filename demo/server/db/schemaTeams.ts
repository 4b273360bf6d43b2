import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { objectives, users } from './schema.ts';
import { activityWorkflows } from './schemaRuns.ts';

/** Those who work together in a course. What they have begun is in their own runs. */
export const groups = pgTable('groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  objectiveId: text('objective_id')
    .notNull()
    .references(() => objectives.id),
});

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);

/** Runs through a part that are done with a group; a run that is not here is its learner's alone (TEAM-3). */
export const groupRuns = pgTable(
  'group_runs',
  {
    activityWorkflowId: text('activity_workflow_id')
      .primaryKey()
      .references(() => activityWorkflows.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
  },
  (table) => [index('group_runs_group').on(table.groupId)],
);
