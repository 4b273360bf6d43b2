import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { array, is, object, string } from 'valibot';
import { startObjectiveWorkflow } from '../../../../src/contract/courses/objectiveWorkflows.ts';
import { startActivityWorkflows, updateActivityWorkflow } from '../../../../src/contract/parts/activities.ts';
import { bases } from '../../../../src/contract/wire/call.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { unreadable } from '../mayRead.ts';
import { checked, learner, notFound, param, refused, route, type Deps } from '../route.ts';
import { loadRun } from './tree.ts';

const shown = object({ activityWorkflowIds: array(string()) });
const started = object({ objectiveWorkflowId: string(), activityPartIds: array(string()) });
const addressOf = ({ base, path }: { readonly base: keyof typeof bases; readonly path: string }) => bases[base] + path;
const startAddress = addressOf(startActivityWorkflows);
const courseAddress = addressOf(startObjectiveWorkflow);
/** The reply to the start of a course that also started its root activity (START-2). */
const both = object({ id: string(), activityWorkflowId: string() });

/** Stores where learners are: the part that they started or opened again (CALL-18, NEXT-7). */
export function registerOpened(app: FastifyInstance, { db, clock }: Deps): void {
  /** The one place that decides whether opening a part counts: during impersonation it does not. */
  const keep = async (request: FastifyRequest, workflowId: string, axis: string) => {
    const { userId, impersonator } = learner(request);
    if (impersonator) return;
    const [run] = await db
      .select({ accessId: objectiveWorkflows.accessId })
      .from(objectiveWorkflows)
      .where(
        and(
          eq(objectiveWorkflows.id, workflowId),
          eq(objectiveWorkflows.userId, userId),
          isNull(objectiveWorkflows.leftAt),
        ),
      );
    if (run)
      await db
        .update(objectiveAccesses)
        .set({ lastOpenedAt: new Date(clock.now()), lastOpenedAxis: axis || null })
        .where(eq(objectiveAccesses.id, run.accessId));
  };

  app.addHook('preSerialization', async (request, reply, answer) => {
    const { url } = request.routeOptions;
    if (reply.statusCode !== 200 || (url !== startAddress && url !== courseAddress)) return answer;
    if (url === courseAddress) {
      if (is(both, answer)) await keep(request, answer.id, '');
      return answer;
    }
    const { objectiveWorkflowId, activityPartIds } = checked(started, request.body);
    await keep(request, objectiveWorkflowId, activityPartIds.join('/'));
    return answer;
  });

  route(app, updateActivityWorkflow, async (request, reply) => {
    const { userId } = learner(request);
    const { activityWorkflowIds } = checked(shown, request.body);
    const [id, ...others] = [param(request, 'activityWorkflowId'), ...activityWorkflowIds.slice(-1)];
    const [part] = await db
      .select({ workflowId: activityWorkflows.workflowId, axis: activityWorkflows.axis })
      .from(activityWorkflows)
      .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
      .where(
        and(
          eq(activityWorkflows.id, id),
          eq(objectiveWorkflows.id, param(request, 'id')),
          eq(objectiveWorkflows.userId, userId),
        ),
      );
    if (!part || others.some((other) => other !== id)) throw notFound('started part');
    const run = await loadRun(db, userId, part.workflowId, clock.now());
    const row = run.rows.find((one) => one.part.axis === part.axis) ?? null;
    if (!row && part.axis !== '') throw notFound('started part');
    const why = await unreadable(db, run, row, clock.now());
    if (why) throw refused(why);
    await keep(request, part.workflowId, part.axis);
    return reply.send({});
  });
}
