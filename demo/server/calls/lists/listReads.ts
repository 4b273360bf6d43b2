import { and, asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { courseCounts } from '../../../../src/contract/courses/courseCounts.ts';
import { aggregates } from '../../../../src/contract/courses/enrolment.ts';
import { catalogShowcases, enrolledShowcases } from '../../../../src/contract/courses/showcases.ts';
import { termsOf } from '../../../../src/contract/courses/terms.ts';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { parseFilter, type FieldTable, type FilterExpression } from '../../../../src/domain/filter/filter.ts';
import { catalogFilter, enrolledFilter, enrolmentFilter } from '../../../../src/domain/course/listMembership.ts';
import { showcases, terms } from '../../db/schema.ts';
import { toSql, type Columns } from '../../db/toSql.ts';
import { accessColumns } from './accessColumns.ts';
import { listAccesses } from './accesses.ts';
import { countByCollection, countCourses } from './countCourses.ts';
import { listOptions, pick } from './loadOptions.ts';
import { learner, route, type Deps } from '../route.ts';
import { upToDate } from './upToDate.ts';
import { withPicture } from './withPicture.ts';

/** The fields by which aggregates are filtered and sorted (CALL-21), including fields of their courses. */
const aggregateFields = {
  'id': 'id',
  'userId': 'id',
  'isSelfEnrolled': 'boolean',
  'objective.id': 'id',
  'objective.name': 'text',
  'objective.code': 'text',
} as const satisfies FieldTable;
const columns: Columns<keyof typeof aggregateFields> = {
  'id': accessColumns['objectiveWorkflowAggregate.id'],
  'userId': accessColumns.userId,
  'isSelfEnrolled': accessColumns['objectiveWorkflowAggregate.isSelfEnrolled'],
  'objective.id': accessColumns['objective.id'],
  'objective.name': accessColumns['objective.name'],
  'objective.code': accessColumns['objective.code'],
};
const sortedBy = {
  'id': 'objectiveWorkflowAggregate.id',
  'userId': 'objectiveWorkflowAggregate.id',
  'isSelfEnrolled': 'objectiveWorkflowAggregate.isSelfEnrolled',
  'objective.id': 'objective.id',
  'objective.name': 'objective.name',
  'objective.code': 'objective.code',
} as const satisfies Record<keyof typeof aggregateFields, keyof typeof accessFields>;
const enrolled = toSql(parseFilter(enrolmentFilter, accessFields), accessColumns);

/** Registers the calls for filters of course lists, and for aggregates, which an enrolment waits for. All is the actor's own (PERM-6). */
export function registerListReads(app: FastifyInstance, { db, clock, origin }: Deps): void {
  route(app, termsOf, async (request) => {
    learner(request);
    return db.select({ id: terms.id, name: terms.name }).from(terms).orderBy(asc(terms.order));
  });

  // All collections, including those without a course of the list: the client leaves these out (FILTER-16).
  const collectionsOf = (call: typeof enrolledShowcases, list: FilterExpression) =>
    route(app, call, async (request) => {
      const counts = await countByCollection(db, learner(request).userId, parseFilter(list, accessFields));
      const found = await db.select().from(showcases).orderBy(asc(showcases.order));
      return found.map((one) => ({ ...one, objectivesCount: counts.get(one.id) ?? 0 }));
    });
  collectionsOf(enrolledShowcases, enrolledFilter);
  collectionsOf(catalogShowcases, catalogFilter);

  route(app, courseCounts, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const { filter } = listOptions(request.query, accessFields);
    return countCourses(db, userId, filter);
  });

  route(app, aggregates, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const { filter, sort, select, ...page } = listOptions(request.query, aggregateFields);
    const also = and(enrolled, filter ? toSql(filter, columns) : undefined);
    const found = await listAccesses(
      db,
      userId,
      clock.now(),
      { ...page, filter: null, sort: sort.map(({ field, desc }) => ({ field: sortedBy[field], desc })) },
      also,
    );
    const data = found.data.map((item) => {
      const { userId: owner, objective, objectiveWorkflowAggregate } = withPicture(origin, item);
      return pick({ ...objectiveWorkflowAggregate, userId: owner, objective }, select);
    });
    return { ...found, data };
  });
}
