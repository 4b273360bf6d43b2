import { and, count, countDistinct, desc, eq, max, sql } from 'drizzle-orm';
import { leastAnswered, surveyResults } from '../../../src/domain/work/surveyResults.ts';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts, objectives } from '../db/schema.ts';
import { surveyAnswers, surveys } from '../db/work/schemaSurveys.ts';

/** A survey: a part of a course, the same in each run of everybody who takes it. */
export interface SurveyPart {
  readonly objectiveId: string;
  readonly axis: string;
}

/** All surveys with answers, the one with the latest answers first. */
export const listSurveys = (db: Db) =>
  db
    .select({
      objectiveId: surveyAnswers.objectiveId,
      axis: surveyAnswers.axis,
      course: objectives.name,
      part: activities.name,
      learners: countDistinct(surveyAnswers.userId),
    })
    .from(surveyAnswers)
    .innerJoin(objectives, eq(objectives.id, surveyAnswers.objectiveId))
    .leftJoin(activityParts, eq(activityParts.id, sql`regexp_replace(${surveyAnswers.axis}, '^.*/', '')`))
    .leftJoin(activities, eq(activities.id, activityParts.childId))
    .groupBy(surveyAnswers.objectiveId, surveyAnswers.axis, objectives.name, activities.name)
    .orderBy(desc(max(surveyAnswers.submitted)), desc(count()))
    .limit(200);

/**
 * The answers of all learners of a survey together; each learner counts once, with their latest answers (SURVEY-7). Results are null while
 * too few have answered. Null where there is no such survey.
 */
export async function loadResults(db: Db, { objectiveId, axis }: SurveyPart) {
  const [found] = await db
    .select({ course: objectives.name, part: activities.name, questions: surveys.questions })
    .from(objectives)
    .innerJoin(activityParts, eq(activityParts.id, axis.split('/').at(-1) ?? ''))
    .innerJoin(activities, eq(activities.id, activityParts.childId))
    .innerJoin(surveys, eq(surveys.activityId, activities.id))
    .where(eq(objectives.id, objectiveId));
  if (!found) return null;
  const rows = await db
    .selectDistinctOn([surveyAnswers.userId], { answers: surveyAnswers.answers })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.objectiveId, objectiveId), eq(surveyAnswers.axis, axis)))
    .orderBy(surveyAnswers.userId, desc(surveyAnswers.submitted));
  const { course, part, questions } = found;
  const submissions = rows.map(({ answers }) => answers);
  const enough = rows.length >= leastAnswered;
  return { course, part, learners: rows.length, results: enough ? surveyResults(questions, submissions) : null };
}
