import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectives, users } from './schema.ts';
import { activityWorkflows } from './schemaRuns.ts';

/** The members of a team in a course. Their progress is in their own runs. */
export const groups = pgTable(
  'groups',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
  },
  () => [lengths('groups', { id: 200, name: 500 })],
);

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

/** Runs through a part that are done with a group; a run without a row here is its learner's alone (TEAM-3). */
export const groupRuns = pgTable(
  'group_runs',
  {
    activityWorkflowId: text('activity_workflow_id')
      .primaryKey()
      .references(() => activityWorkflows.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    /** When its learner was removed from the team; from then on the run is theirs alone (TEAM-15). */
    removed: instant('removed'),
  },
  (table) => [index('group_runs_group').on(table.groupId)],
);

/** The people who look at a team's part (TEAM-8). */
export const teamPresence = pgTable(
  'team_presence',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Ids of the parts from the root, joined by `/`. */
    axis: text('axis').notNull(),
    seen: instant('seen').notNull(),
    /** One of their pages is connected. */
    here: boolean('here').notNull(),
    /** When they last wrote. */
    wrote: instant('wrote'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.axis] }), lengths('team_presence', { axis: 4000 })],
);
