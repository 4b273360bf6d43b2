import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { CourseCounts } from '../../../../src/contract/courses/courseCounts.ts';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { uncategorized } from '../../../../src/domain/filter/courseFilters.ts';
import { parseFilter, type Filter } from '../../../../src/domain/filter/filter.ts';
import { noId } from '../../../../src/domain/course/noId.ts';
import { progressFilters, type CourseProgress } from '../../../../src/domain/filter/progressFilters.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, objectiveAccesses, objectives, objectiveShowcases } from '../../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toSql } from '../../db/toSql.ts';
import { accessColumns } from './accessColumns.ts';
import { isListed } from './catalogCondition.ts';

type AccessFilter = Filter<keyof typeof accessFields>;

/** Joins all tables that a filter of courses may use. */
const withCourses = <T extends PgSelect>(query: T) =>
  query
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId));

const fitting = (userId: string, filter: AccessFilter | null) =>
  and(eq(objectiveAccesses.userId, userId), isListed, filter ? toSql(filter, accessColumns) : undefined);
const all = sql<number>`count(*)::int`;
const progress = (value: CourseProgress) =>
  sql<boolean>`${toSql(parseFilter(progressFilters[value], accessFields), accessColumns)}`.as(value);

/** How many of a learner's courses that fit a filter are in each collection, by its id; null counts courses in no collection. */
export async function countByCollection(
  db: Db,
  userId: string,
  filter: AccessFilter | null,
): Promise<ReadonlyMap<string | null, number>> {
  const query = withCourses(
    db.select({ id: objectiveShowcases.showcaseId, count: all }).from(objectiveAccesses).$dynamic(),
  )
    .leftJoin(objectiveShowcases, eq(objectiveShowcases.objectiveId, objectives.id))
    .where(fitting(userId, filter))
    .groupBy(objectiveShowcases.showcaseId);
  return new Map((await query).map(({ id, count }) => [id, count]));
}

/**
 * Counts a learner's courses that fit a filter by the groups of the filter drawer: in one statement, which applies the
 * filter once to each course (CALL-54).
 */
export async function countCourses(db: Db, userId: string, filter: AccessFilter | null): Promise<CourseCounts> {
  const chosen = {
    objectiveId: objectiveAccesses.objectiveId,
    termId: objectiveAccesses.termId,
    isMandatory: objectiveAccesses.isMandatory,
    notStarted: progress('notStarted'),
    inProgress: progress('inProgress'),
    completed: progress('completed'),
  };
  const fit = db
    .$with('fit')
    .as(withCourses(db.select(chosen).from(objectiveAccesses).$dynamic()).where(fitting(userId, filter)));
  const those = (which: AnyColumn | SQL.Aliased) => sql<number>`(count(*) filter (where ${which}))::int`;
  const byTerm = sql`select coalesce(term_id, ${noId}) as id, count(*)::int as n from ${fit} group by term_id`;
  const byCollection = sql`select coalesce(showcase_id, ${uncategorized}) as id, count(*)::int as n
    from ${fit} left join ${objectiveShowcases} using (objective_id) group by showcase_id`;
  const asObject = (counts: SQL) =>
    sql<Readonly<Record<string, number>> | null>`(select json_object_agg(id, n) from (${counts}) as counted)`;
  const [row] = await db
    .with(fit)
    .select({
      total: all,
      mandatory: those(fit.isMandatory),
      notStarted: those(fit.notStarted),
      inProgress: those(fit.inProgress),
      completed: those(fit.completed),
      terms: asObject(byTerm),
      collections: asObject(byCollection),
    })
    .from(fit);
  const { total = 0, mandatory = 0, notStarted = 0, inProgress = 0, completed = 0, terms, collections } = row ?? {};
  return {
    total,
    progress: { notStarted, inProgress, completed },
    priority: { mandatory, optional: total - mandatory },
    terms: terms ?? {},
    collections: collections ?? {},
  };
}
