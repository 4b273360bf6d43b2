import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { aggregateOf } from '../../../../src/contract/courses/objectiveAggregates.ts';
import {
  attemptsOf,
  objectiveRecordOf,
  objectiveRecords as recordsQuery,
} from '../../../../src/contract/courses/objectiveRecords.ts';
import type { FieldTable } from '../../../../src/domain/filter/filter.ts';
import type { Db } from '../../db/openDb.ts';
import { orderSql } from '../../db/orderSql.ts';
import { objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toSql, type Columns } from '../../db/toSql.ts';
import { accessOfAggregate } from './accessOfAggregate.ts';
import { accessColumns } from './accessColumns.ts';
import { findAccess } from './accesses.ts';
import { workflowWire } from './accessWire.ts';
import { listOptions, pick } from './loadOptions.ts';
import { notFound, param, route, type Deps } from '../route.ts';
import { shownRecord } from './shownRecord.ts';
import { stateName } from '../parts/tree.ts';
import { upToDate } from './upToDate.ts';
import { withPicture } from './withPicture.ts';

/** Fields by which results are filtered and sorted. Not score, grade or outcome: the reply would reveal hidden results (SRV-13). */
const fields = {
  'id': 'id',
  'userId': 'id',
  'finished': 'instant',
  'objective.id': 'id',
  'objective.name': 'text',
  'objective.code': 'text',
  'objectiveWorkflowAggregate.id': 'id',
  'objectiveWorkflow.id': 'id',
} as const satisfies FieldTable;
const columns: Columns<keyof typeof fields> = {
  'id': sql`${objectiveRecords.id}`,
  'userId': accessColumns.userId,
  'finished': sql`${objectiveRecords.finished}`,
  'objective.id': accessColumns['objective.id'],
  'objective.name': accessColumns['objective.name'],
  'objective.code': accessColumns['objective.code'],
  'objectiveWorkflowAggregate.id': accessColumns['objectiveWorkflowAggregate.id'],
  'objectiveWorkflow.id': sql`${objectiveRecords.workflowId}`,
};
const newest = [{ field: 'finished', desc: true }] as const;

/** Results that have been given to a learner. The result of a run that is still in grading has not. */
function given(userId: string, also?: SQL) {
  return and(
    eq(objectiveAccesses.userId, userId),
    or(isNull(objectiveRecords.workflowId), isNotNull(objectiveRecords.finished)),
    also,
  );
}

const found = (db: Db, where: SQL | undefined) =>
  db
    .select({
      record: objectiveRecords,
      access: objectiveAccesses,
      workflow: objectiveWorkflows,
      objective: { id: objectives.id, name: objectives.name, code: objectives.code },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(objectiveRecords)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveRecords.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveRecords.workflowId))
    .where(where);
type Row = Awaited<ReturnType<typeof found>>[number];

const wire = ({ record, access, workflow, objective }: Row, now: number) => ({
  ...shownRecord(record, access, workflow && stateName(workflow.state), now),
  userId: access.userId,
  objective,
  objectiveWorkflowAggregate: { id: access.aggregateId },
  objectiveWorkflow: workflow && workflowWire(workflow),
});

/** Registers the calls that read results. Everything is the actor's own (PERM-6). */
export function registerRecordReads(app: FastifyInstance, { db, clock, origin }: Deps): void {
  route(app, attemptsOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const accessId = await accessOfAggregate(db, userId, param(request, 'id'));
    const rows = await found(db, given(userId, eq(objectiveAccesses.id, accessId))).orderBy(
      sql`${objectiveRecords.finished} desc nulls last`,
      desc(objectiveRecords.id),
    );
    return rows.map((row) => wire(row, clock.now()));
  });

  route(app, recordsQuery, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const { filter, sort, select, skip, take, count } = listOptions(request.query, fields);
    const where = given(userId, filter ? toSql(filter, columns) : undefined);
    const rows = await found(db, where)
      .orderBy(...orderSql(sort.length > 0 ? sort : newest, fields, columns, objectiveRecords.id))
      .limit(take)
      .offset(skip);
    const data = rows.map((row) => pick(wire(row, clock.now()), select));
    if (!count) return { data };
    // Past the end of the list, no row holds the total, so one row is read.
    const [first] = rows.length > 0 ? rows : await found(db, where).limit(1);
    return { data, totalCount: first?.total ?? 0 };
  });

  route(app, objectiveRecordOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const [row] = await found(db, given(userId, eq(objectiveRecords.id, param(request, 'id'))));
    if (!row) throw notFound('record');
    return wire(row, clock.now());
  });

  route(app, aggregateOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const course = await findAccess(db, userId, clock.now(), { objectiveId: param(request, 'id') });
    if (!course) throw notFound('course');
    const { objective, objectiveWorkflowAggregate } = withPicture(origin, course);
    return { ...objectiveWorkflowAggregate, userId, objective };
  });
}
