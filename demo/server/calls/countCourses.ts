import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { CourseCounts } from '../../../src/contract/courseCounts.ts';
import { accessFields } from '../../../src/domain/accessFields.ts';
import { uncategorized } from '../../../src/domain/courseFilters.ts';
import { noId, parseFilter, type Filter } from '../../../src/domain/filter.ts';
import { progressFilters } from '../../../src/domain/progressFilters.ts';
import type { Db } from '../db/openDb.ts';
import { activities, objectiveAccesses, objectiveRecords, objectives, objectiveShowcases, objectiveWorkflows } from '../db/schema.ts';
import { toSql } from '../db/toSql.ts';
import { accessColumns } from './accesses.ts';

type AccessFilter = Filter<keyof typeof accessFields>;

/** All that a filter of courses may speak of. */
const withCourses = <T extends PgSelect>(query: T) =>
  query
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId));

const fitting = (userId: string, filter: AccessFilter | null) => and(eq(objectiveAccesses.userId, userId), filter ? toSql(filter, accessColumns) : undefined);
const all = sql<number>`count(*)::int`;
const those = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
const progress = (value: keyof typeof progressFilters) => those(toSql(parseFilter(progressFilters[value], accessFields), accessColumns));

/** How many of somebody's courses that fit a filter are in each collection, by its id; under null those in none. */
export async function countByCollection(db: Db, userId: string, filter: AccessFilter | null): Promise<ReadonlyMap<string | null, number>> {
  const query = withCourses(db.select({ id: objectiveShowcases.showcaseId, count: all }).from(objectiveAccesses).$dynamic())
    .leftJoin(objectiveShowcases, eq(objectiveShowcases.objectiveId, objectives.id))
    .where(fitting(userId, filter))
    .groupBy(objectiveShowcases.showcaseId);
  return new Map((await query).map(({ id, count }) => [id, count]));
}

/** Counts somebody's courses that fit a filter by the groups of the filter drawer, in two statements whatever their number (CALL-54). */
export async function countCourses(db: Db, userId: string, filter: AccessFilter | null): Promise<CourseCounts> {
  const byTerm = await withCourses(
    db
      .select({
        id: objectiveAccesses.termId,
        total: all,
        mandatory: those(sql`${objectiveAccesses.isMandatory}`),
        notStarted: progress('notStarted'),
        inProgress: progress('inProgress'),
        completed: progress('completed'),
      })
      .from(objectiveAccesses)
      .$dynamic(),
  )
    .where(fitting(userId, filter))
    .groupBy(objectiveAccesses.termId);
  const sum = (key: Exclude<keyof (typeof byTerm)[number], 'id'>) => byTerm.reduce((sum, row) => sum + row[key], 0);
  const collections = await countByCollection(db, userId, filter);
  return {
    total: sum('total'),
    progress: { notStarted: sum('notStarted'), inProgress: sum('inProgress'), completed: sum('completed') },
    priority: { mandatory: sum('mandatory'), optional: sum('total') - sum('mandatory') },
    terms: Object.fromEntries(byTerm.map(({ id, total }) => [id ?? noId, total])),
    collections: Object.fromEntries([...collections].map(([id, count]) => [id ?? uncategorized, count])),
  };
}
