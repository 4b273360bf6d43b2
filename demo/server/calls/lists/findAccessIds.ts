import { and, eq, sql, type SQL } from 'drizzle-orm';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import type { Db } from '../../db/openDb.ts';
import { orderSql } from '../../db/orderSql.ts';
import { activities, objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toSql } from '../../db/toSql.ts';
import { accessColumns } from './accessColumns.ts';
import { isListed } from './catalogCondition.ts';
import type { ListOptions } from './loadOptions.ts';

/** Which courses of a list are wanted. */
export type AccessQuery = Omit<ListOptions<keyof typeof accessFields>, 'select'>;

const byName = [{ field: 'objective.name', desc: false }] as const;

/**
 * Ids of courses that may appear in a list of their learner, and their total number if it is counted, else 0. No more than that is read
 * of courses outside the page. The condition may use all `accessColumns`; joins that it does not use cost nothing.
 */
export const fittingAccesses = (db: Db, where: SQL | undefined, counted: boolean) =>
  db
    .select({ id: objectiveAccesses.id, total: counted ? sql<number>`(count(*) over ())::int` : sql<number>`0` })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId))
    .where(and(where, isListed));

/**
 * Ids of a page of a learner's courses, in their order, and the total number if the query asks for it, else null.
 * @param also another condition on them
 */
export async function findAccessIds(
  db: Db,
  userId: string,
  { filter, sort, skip, take, count }: AccessQuery,
  also?: SQL,
): Promise<{ readonly ids: readonly string[]; readonly total: number | null }> {
  const where = and(eq(objectiveAccesses.userId, userId), also, filter ? toSql(filter, accessColumns) : undefined);
  const found = await fittingAccesses(db, where, count)
    .orderBy(...orderSql(sort.length > 0 ? sort : byName, accessFields, accessColumns, objectiveAccesses.id))
    .limit(take)
    .offset(skip);
  const ids = found.map(({ id }) => id);
  if (!count) return { ids, total: null };
  // Past the end of the list, no row holds the total, so one row is read. An empty first page means that there are none.
  const [first] = found.length > 0 || skip === 0 ? found : await fittingAccesses(db, where, true).limit(1);
  return { ids, total: first?.total ?? 0 };
}
