import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SurveyAnswers, SurveyQuestion } from '../../../../src/domain/work/survey.ts';
import { instant } from '../instant.ts';
import { lengths } from '../lengths.ts';
import { activities, objectives, users } from '../schema.ts';
import { objectiveWorkflows } from '../schemaRuns.ts';

/** The questions of activities that are surveys (SURVEY-1). */
export const surveys = pgTable(
  'surveys',
  {
    activityId: text('activity_id')
      .primaryKey()
      .references(() => activities.id),
    questions: jsonb('questions').$type<readonly SurveyQuestion[]>().notNull(),
  },
  () => [lengths('surveys', { activity_id: 200, questions: 100_000 })],
);

/** Answers that learners have submitted in the parts of their runs (SURVEY-5). They are deleted with the run. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    workflowId: text('workflow_id')
      .notNull()
      .references(() => objectiveWorkflows.id, { onDelete: 'cascade' }),
    /** Ids of the parts from the root, joined by `/`. */
    axis: text('axis').notNull(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    submitted: instant('submitted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workflowId, table.axis] }),
    index('survey_answers_place').on(table.objectiveId, table.axis),
    lengths('survey_answers', {
      workflow_id: 200,
      axis: 4000,
      objective_id: 200,
      user_id: 200,
      answers: 200_000,
    }),
  ],
);
