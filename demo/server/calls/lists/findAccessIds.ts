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

/** The courses that are looked for. */
export type AccessQuery = Omit<ListOptions<keyof typeof accessFields>, 'select'>;

const byName = [{ field: 'objective.name', desc: false }] as const;

/**
 * Ids of courses that may stand in a list of their learner, and how many they are in all where that is counted, else 0: no more than
 * that is read of what is not on the page. The condition may speak of all `accessColumns`; joins that it does not speak of cost nothing.
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
 * Ids of a page of somebody's courses, in their order, and the number of all where it is asked for, else null.
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
  // Past the end of the list there is no row that could tell; where the first page is empty, there are none.
  const [first] = found.length > 0 || skip === 0 ? found : await fittingAccesses(db, where, true).limit(1);
  return { ids, total: first?.total ?? 0 };
}
