import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { activityContent, activityTree, rootContent } from '../../../src/contract/parts/activities.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { accessFields } from '../../../src/domain/course/accessFields.ts';
import { resourceKinds } from '../../../src/domain/course/states.ts';
import { isTimed } from '../../../src/domain/time/isTimed.ts';
import { LecternError } from '../../../src/errors.ts';
import { activities } from '../db/schema.ts';
import { activityPackages } from '../db/scorm/schemaScorm.ts';
import { findAccess, listAccesses, workflowWire } from './lists/accesses.ts';
import { asciiJson } from './asciiJson.ts';
import { listOptions, pick } from './lists/loadOptions.ts';
import { unreadable } from './mayRead.ts';
import { pageOf } from './lists/pageOf.ts';
import { keepNothing } from '../offline/keepNothing.ts';
import { questionsOf } from '../surveys/surveyPlace.ts';
import { learner, notFound, param, route, type Deps } from './route.ts';
import { loadScales } from './lists/scales.ts';
import { loadRun } from './parts/tree.ts';
import { aggregateWire } from './parts/treeWire.ts';
import { upToDate } from './lists/upToDate.ts';
import { withPicture } from './lists/withPicture.ts';

/** Registers the calls that read. Everything is looked for among what is the actor's own (PERM-6). */
export function registerReads(app: FastifyInstance, { db, clock, origin }: Deps): void {
  const owner = (request: FastifyRequest) => upToDate({ db, clock }, request);

  route(app, objectiveAccesses, async (request) => {
    const userId = await owner(request);
    const options = listOptions(request.query, accessFields);
    const page = await listAccesses(db, userId, clock.now(), options);
    return { ...page, data: page.data.map((item) => pick(withPicture(origin, item), options.select)) };
  });

  route(app, objectiveAccessOf, async (request) => {
    const userId = await owner(request);
    const found = await findAccess(db, userId, clock.now(), { objectiveId: param(request, 'objectiveId') });
    if (!found) throw notFound('course');
    return withPicture(origin, found);
  });

  route(app, gradingScales, async (request) => {
    learner(request);
    const fields = { id: 'id', name: 'text', maxScore: 'number' } as const;
    return pageOf(await loadScales(db), fields, listOptions(request.query, fields));
  });

  route(app, objectiveWorkflowOf, async (request) => {
    const userId = await owner(request);
    return workflowWire((await loadRun(db, userId, param(request, 'id'), clock.now())).workflow);
  });

  route(app, activityTree, async (request, reply) => {
    const userId = await owner(request);
    reply.serializer(asciiJson);
    return (await loadRun(db, userId, param(request, 'id'), clock.now())).tree;
  });

  /** @param wanted null for the root */
  const content = async (request: FastifyRequest, wanted: string | null) => {
    const userId = await owner(request);
    const run = await loadRun(db, userId, param(request, 'id'), clock.now());
    const activityPathId = wanted ?? run.root.id;
    const row = run.rows.find(({ part }) => part.activityPathId === activityPathId);
    const isRoot = activityPathId === run.root.id;
    if (!row && !isRoot) throw notFound('part');
    const why = await unreadable(db, run, row ?? null, clock.now());
    if (why) throw new LecternError('forbidden', why);
    if (run.proctored || row?.part.child.proctored || isTimed(row?.part)) keepNothing(request);
    const [found] = await db
      .select()
      .from(activities)
      .where(eq(activities.id, row?.part.child.id ?? run.root.id));
    if (!found) throw notFound('part');
    const { gradedByHand: _g, scored: _s, content: html, resource, ...activity } = found;
    const activityWorkflowAggregate = aggregateWire(
      run.activityWorkflows.find(({ axis }) => axis === (row?.part.axis ?? '')),
    );
    const [played] = await db.select().from(activityPackages).where(eq(activityPackages.activityId, found.id));
    const kind = played && { resourceKind: resourceKinds.scorm };
    const asksSurvey = (await questionsOf(db, found.id)) !== null;
    const own = asksSurvey && { asksSurvey };
    return {
      ...activity,
      ...kind,
      ...own,
      activityPathId,
      content: html ?? '',
      ...resource,
      activityWorkflowAggregate,
    };
  };
  route(app, rootContent, (request) => content(request, null));
  route(app, activityContent, (request) => content(request, param(request, 'activityPathId')));
}
