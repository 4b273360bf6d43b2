import type { FastifyInstance, FastifyRequest } from 'fastify';
import { activityContent, activityTree, rootContent } from '../../../src/contract/parts/activities.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { openingOf } from '../../../src/contract/parts/opening.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { accessFields } from '../../../src/domain/course/accessFields.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { isTimed } from '../../../src/domain/time/isTimed.ts';
import { LecternError } from '../../../src/errors.ts';
import { findAccess, listAccesses } from './lists/accesses.ts';
import { workflowWire } from './lists/accessWire.ts';
import { asciiJson } from './asciiJson.ts';
import { unreadable } from './mayRead.ts';
import { listOptions, pick } from './lists/loadOptions.ts';
import { pageOf } from './lists/pageOf.ts';
import { keepNothing } from '../offline/keepNothing.ts';
import { learner, notFound, param, route, type Deps } from './route.ts';
import { loadScales } from './lists/scales.ts';
import { contentWire } from './parts/contentWire.ts';
import { loadRun } from './parts/tree.ts';
import { openingWire } from './parts/openingWire.ts';
import { upToDate } from './lists/upToDate.ts';
import { withPicture } from './lists/withPicture.ts';

/** Registers the calls that read. They find only the actor's own data (PERM-6). */
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
    if (run.proctored || row?.part.child.proctored || isTimed(row?.part)) keepNothing(request);
    const why = await unreadable(db, run, row ?? null, clock.now());
    if (why) throw new LecternError('forbidden', why);
    return contentWire(db, run, row ?? null);
  };
  // The part with which a course opens (CALL-147).
  route(app, openingOf, async (request) => {
    const userId = await owner(request);
    const found = await findAccess(db, userId, clock.now(), { objectiveId: param(request, 'objectiveId') });
    if (!found) throw notFound('course');
    const run = found.objectiveWorkflowAggregate.lastObjectiveWorkflow;
    if (run?.state !== workflowStates.inProgress) return {};
    const { axis } = request.query as { readonly axis?: unknown };
    const loaded = await loadRun(db, userId, run.id, clock.now());
    return openingWire(db, loaded, typeof axis === 'string' ? axis : '', clock.now());
  });
  route(app, rootContent, (request) => content(request, null));
  route(app, activityContent, (request) => content(request, param(request, 'activityPathId')));
}
