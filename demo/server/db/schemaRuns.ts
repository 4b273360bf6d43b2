import { boolean, doublePrecision, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { PartCount } from '../../../src/domain/course/course.ts';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectiveAccesses, users } from './schema.ts';

/** Runs of learners through courses. */
export const objectiveWorkflows = pgTable(
  'objective_workflows',
  {
    id: text('id').primaryKey(),
    accessId: text('access_id')
      .notNull()
      .references(() => objectiveAccesses.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: smallint('state').notNull(),
    progress: doublePrecision('progress').notNull().default(0),
    partsDone: integer('parts_done').notNull().default(0),
    /** The same counts for each module, by the rule of progress; null until the run has begun. */
    modules: jsonb('modules').$type<readonly PartCount[]>(),
    started: instant('started').notNull(),
    submitted: instant('submitted'),
    /** When a submission is graded automatically; null where a person grades it. */
    gradeAt: instant('grade_at'),
    finished: instant('finished'),
    protectResults: boolean('protect_results').notNull().default(false),
    gradingByProctoring: boolean('grading_by_proctoring').notNull().default(false),
    recordId: text('record_id'),
    /** Set while its learner has left the course: nobody reads or changes the run then (LEAVE-5). */
    leftAt: instant('left_at'),
  },
  (table) => [index('objective_workflows_grade').on(table.userId, table.gradeAt)],
);

/** Results. A result without a workflow came from another platform. */
export const objectiveRecords = pgTable(
  'objective_records',
  {
    id: text('id').primaryKey(),
    accessId: text('access_id')
      .notNull()
      .references(() => objectiveAccesses.id),
    workflowId: text('workflow_id').references(() => objectiveWorkflows.id),
    finished: instant('finished'),
    score: doublePrecision('score'),
    maxScore: doublePrecision('max_score'),
    normalizedScore: doublePrecision('normalized_score'),
    grade: text('grade'),
    passed: boolean('passed'),
    progress: doublePrecision('progress').notNull(),
    protectResults: boolean('protect_results').notNull().default(false),
  },
  (table) => [index('objective_records_access').on(table.accessId)],
);

/** Runs through parts. The root activity has one too, with an empty axis. */
export const activityWorkflows = pgTable(
  'activity_workflows',
  {
    id: text('id').primaryKey(),
    workflowId: text('workflow_id')
      .notNull()
      .references(() => objectiveWorkflows.id),
    /** Ids of the parts from the root, joined by `/`. */
    axis: text('axis').notNull(),
    state: smallint('state').notNull(),
    started: instant('started').notNull(),
    submitted: instant('submitted'),
    finished: instant('finished'),
    lastProctoringSessionId: text('last_proctoring_session_id'),
    /** Result of the part, where it is scored. */
    normalizedScore: doublePrecision('normalized_score'),
    passed: boolean('passed'),
  },
  (table) => [unique('activity_workflows_axis').on(table.workflowId, table.axis)],
);

/** Sessions in which a learner was proctored while they took a part. State: created 1, finished 2. */
export const proctoringSessions = pgTable(
  'proctoring_sessions',
  {
    id: text('id').primaryKey(),
    activityWorkflowId: text('activity_workflow_id')
      .notNull()
      .references(() => activityWorkflows.id),
    state: smallint('state').notNull().default(1),
    created: instant('created').notNull(),
    /** The proctored place: ids of the parts from the root; empty for the whole course. */
    axis: text('axis').notNull().default(''),
    /** Id of the start-token with which it began: a token begins one session. */
    tokenId: text('token_id').unique(),
    /** Hash of the secret that the browser which began it holds. */
    secret: text('secret'),
    /** When the page of the service was last open. */
    seen: instant('seen'),
    finished: instant('finished'),
    /** The person who ended it. */
    endedBy: text('ended_by').references(() => users.id),
    /** The proctor's verdict: released 1, rejected 2. */
    verdict: smallint('verdict'),
    decided: instant('decided'),
    decidedBy: text('decided_by').references(() => users.id),
    reason: text('reason'),
  },
  (table) => [
    index('proctoring_sessions_run').on(table.activityWorkflowId, table.created),
    lengths('proctoring_sessions', { id: 200, axis: 4000, token_id: 200, secret: 200, reason: 5000 }),
  ],
);

/** Commands by the id that the client made, or that the server made for an accepted one: a repeated command has the same answer. */
export const commands = pgTable(
  'commands',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Name of the call. */
    call: text('call').notNull(),
    input: jsonb('input').notNull(),
    accepted: instant('accepted').notNull(),
    /** Null while an accepted command waits or runs. */
    completed: instant('completed'),
    /** Outcome: 1 completed, 2 failed. */
    state: smallint('state'),
    result: jsonb('result'),
    errors: jsonb('errors').$type<Readonly<Record<string, readonly string[]>>>(),
  },
  (table) => [index('commands_open').on(table.completed)],
);
