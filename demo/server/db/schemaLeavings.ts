import { pgTable, text } from 'drizzle-orm/pg-core';
import type { LeaveReason } from '../../../src/domain/course/leaveReasons.ts';
import { instant } from './instant.ts';
import { objectiveAccesses } from './schema.ts';

/** Courses that their learners have left, each with the last time (LEAVE-4). Their work in it waits here until they return. */
export const leavings = pgTable('leavings', {
  accessId: text('access_id')
    .primaryKey()
    .references(() => objectiveAccesses.id),
  leftAt: instant('left_at').notNull(),
  /** Null until its learner returns. */
  returnedAt: instant('returned_at'),
  /** Null where the learner named no reason. */
  reason: text('reason').$type<LeaveReason>(),
  /** Plain text. */
  comment: text('comment').notNull().default(''),
  /** The run that was in progress; null for a course that was not begun. */
  workflowId: text('workflow_id'),
  lastOpenedAt: instant('last_opened_at'),
  lastOpenedAxis: text('last_opened_axis'),
});
