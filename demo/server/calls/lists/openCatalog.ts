import { and, asc, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicObjectiveOf, publicObjectives } from '../../../../src/contract/courses/openCatalog.ts';
import { publicShowcases } from '../../../../src/contract/courses/showcases.ts';
import { publicFields } from '../../../../src/domain/course/publicFields.ts';
import { objectiveStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import {
  activities,
  objectives,
  objectiveShowcases,
  openAssignments,
  openCatalog,
  showcases,
} from '../../db/schema.ts';
import { orderSql } from '../../db/orderSql.ts';
import { toSql, type Columns } from '../../db/toSql.ts';
import { accessColumns } from './accessColumns.ts';
import { courseColumns } from './joinedAccesses.ts';
import { domainOf } from '../domainOf.ts';
import { listOptions, pick } from './loadOptions.ts';
import { notFound, param, route, type Deps } from '../route.ts';
import { pictured } from './withPicture.ts';

const columns: Columns<keyof typeof publicFields> = {
  'id': accessColumns['objective.id'],
  'name': accessColumns['objective.name'],
  'code': accessColumns['objective.code'],
  'description': accessColumns['objective.description'],
  'state': accessColumns['objective.state'],
  'showcases.id': accessColumns['objective.showcases.id'],
};

const selection = {
  objective: objectives,
  activity: { type: activities.type, duration: activities.duration, presentationMode: activities.presentationMode },
  assignment: openAssignments,
  total: sql<number>`(count(*) over ())::int`,
  ...courseColumns,
};
const notArchived = and(ne(objectives.state, objectiveStates.archived), ne(activities.state, objectiveStates.archived));
const openOn = (db: Db, domain: string) =>
  exists(
    db
      .select({ domain: openCatalog.domain })
      .from(openCatalog)
      .where(and(eq(openCatalog.assignmentId, openAssignments.id), inArray(openCatalog.domain, ['*', domain]))),
  );

const opened = (db: Db, where: SQL | undefined) =>
  db
    .select(selection)
    .from(openAssignments)
    .innerJoin(objectives, eq(objectives.id, openAssignments.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(and(notArchived, where));

/** A course as anyone may see it: the course and its assignment, without data of a person (PUB-5). */
function wire(
  origin: string,
  {
    objective,
    activity,
    assignment,
    childrenCount,
    showcases: collections,
  }: Awaited<ReturnType<typeof opened>>[number],
) {
  const { id, name, code, description, about, imageUrl, state } = pictured(origin, objective);
  const { availabilityDate, availabilityEndDate, selfEnrolment } = assignment;
  const objectiveAccessId = selfEnrolment ? assignment.id : null;
  return {
    id,
    name,
    code,
    description,
    about,
    imageUrl,
    state,
    showcases: collections,
    activity: { ...activity, childrenCount },
    objectiveAccessId,
    availabilityDate,
    availabilityEndDate,
  };
}

/** Any cache may keep the reply for a minute, since everyone gets the same (PUB-4). */
const cacheable = <T>(reply: FastifyReply, body: T) => reply.header('cache-control', 'public, max-age=60').send(body);

/** Registers the calls of the open catalog, which need no sign-in. */
export function registerOpenCatalog(app: FastifyInstance, { db, origin }: Deps): void {
  route(app, publicObjectives, async (request, reply) => {
    const open = openOn(db, domainOf(request.query));
    const { filter, sort, select, skip, take, count } = listOptions(request.query, publicFields);
    const where = and(open, filter ? toSql(filter, columns) : undefined);
    const keys = orderSql(
      sort.length > 0 ? sort : [{ field: 'name', desc: false }],
      publicFields,
      columns,
      objectives.id,
    );
    const rows = await opened(db, where)
      .orderBy(...keys)
      .limit(take)
      .offset(skip);
    const data = rows.map((row) => {
      const { about: _, ...course } = wire(origin, row);
      return pick(course, select);
    });
    // Past the end of the list, no row holds the total, so one row is read.
    const [first] = rows.length > 0 || !count ? rows : await opened(db, where).limit(1);
    return cacheable(reply, count ? { data, totalCount: first?.total ?? 0 } : { data });
  });

  route(app, publicObjectiveOf, async (request, reply) => {
    const somewhere = exists(
      db
        .select({ domain: openCatalog.domain })
        .from(openCatalog)
        .where(eq(openCatalog.assignmentId, openAssignments.id)),
    );
    const [found] = await opened(db, and(somewhere, eq(objectives.id, param(request, 'id'))));
    if (!found) throw notFound('course');
    return cacheable(reply, wire(origin, found));
  });

  route(app, publicShowcases, async (request, reply) => {
    const objectivesCount = sql<number>`count(${objectiveShowcases.objectiveId})::int`;
    const found = await db
      .select({
        id: showcases.id,
        name: showcases.name,
        code: showcases.code,
        description: showcases.description,
        order: showcases.order,
        objectivesCount,
      })
      .from(showcases)
      .innerJoin(objectiveShowcases, eq(objectiveShowcases.showcaseId, showcases.id))
      .innerJoin(openAssignments, eq(openAssignments.objectiveId, objectiveShowcases.objectiveId))
      .innerJoin(objectives, eq(objectives.id, openAssignments.objectiveId))
      .innerJoin(activities, eq(activities.id, objectives.activityId))
      .where(and(notArchived, openOn(db, domainOf(request.query))))
      .groupBy(showcases.id)
      .orderBy(asc(showcases.order));
    return cacheable(reply, found);
  });
}
