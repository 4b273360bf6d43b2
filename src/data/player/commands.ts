import { activityTree, finishActivityWorkflows, startActivityWorkflows } from '../../contract/activities.ts';
import { finishObjectiveWorkflow, startObjectiveWorkflow, submitObjectiveWorkflow } from '../../contract/objectiveWorkflows.ts';
import type { Activity, ActivityPart } from '../../domain/activity.ts';
import { inheritConstraints } from '../../domain/inheritConstraints.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { awaitRecord } from './awaitRecord.ts';
import { coursesKey } from '../courses/keys.ts';
import { listsAnew } from '../courses/listsAnew.ts';
import type { Command } from './Command.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';
import { playerKeys } from './keys.ts';
import { treeQuery } from './queries.ts';

const outdated = (port: RuntimePort, ...keys: (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => port.cache.invalidateQueries({ queryKey }))).then(() => undefined);

/** What a course command needs to know. */
export interface CourseInput {
  readonly objectiveId: string;
  readonly aggregateId: string;
  /** The run before this one: starting after another run is another wish. */
  readonly after: string | null;
  /** Something was done in the course before, here or elsewhere. */
  readonly restart: boolean;
}

/**
 * Starts a course: the run, its root activity, then its tree, so that the content view opens at once (START-1 to START-3).
 * @returns the id of the run, which is the command's own
 */
export const startCourse: Command<CourseInput, string> = {
  wish: ({ aggregateId, after }) => `start:${aggregateId}:${after ?? ''}`,
  run: async (port, { objectiveId, aggregateId, after, restart }, id) => {
    const ask = () => port.send(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregateId, id } });
    const answer = await ask();
    // An attempt of long ago, whose answer was lost, was answered once more; that run is over, so this is asked in its own right.
    const run = answer.id === after ? await ask() : answer;
    await port.send(startActivityWorkflows, { body: { objectiveWorkflowId: run.id, activityPartIds: [] } });
    port.host.track(restart ? 'course_restart' : 'objective_start', { objectiveId });
    // Its failure is the tree's own: the content view asks again.
    await port.cache.prefetchQuery(treeQuery(port, run.id));
    return run.id;
  },
  after: (port, { objectiveId }) => {
    listsAnew(port);
    return outdated(port, playerKeys.course(objectiveId));
  },
};

/** A part by the way to it. */
export interface PartInput {
  readonly objectiveId: string;
  readonly workflowId: string;
  /** Ids of the parts from the root's child to the part. */
  readonly path: readonly string[];
}

const wishOf = (verb: string) => ({ workflowId, path }: PartInput) => `${verb}:${workflowId}:${path.join('/')}`;

/** Opens a part for the first time (START-4). */
export const startPart: Command<PartInput, void> = {
  wish: wishOf('part'),
  run: async (port, { workflowId, path }) => {
    await port.send(startActivityWorkflows, { body: { objectiveWorkflowId: workflowId, activityPartIds: path } });
    port.host.track('activity_start', { part: path.at(-1) ?? '' });
  },
  // The lists too: they tell what was opened last (NEXT-7).
  after: (port, { workflowId }) => outdated(port, playerKeys.tree(workflowId), coursesKey),
};

/** Marks a part as complete (DONE-1); one that was never started is started first. */
export const completePart: Command<PartInput, void> = {
  wish: wishOf('complete'),
  run: async (port, input, id) => {
    const { workflowId, path } = input;
    const known = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
    const ids = (known && workflowsAlong(known, path)) ?? (await started(port, input, id));
    await port.send(finishActivityWorkflows, { body: { objectiveWorkflowId: workflowId, activityWorkflowIds: ids } });
  },
  after: (port, { workflowId, objectiveId }) => outdated(port, playerKeys.tree(workflowId), playerKeys.course(objectiveId), coursesKey),
};

async function started(port: RuntimePort, input: PartInput, id: string): Promise<readonly string[]> {
  await startPart.run(port, input, id);
  const tree = inheritConstraints(await port.send(activityTree, { params: { id: input.workflowId } }));
  port.cache.setQueryData(playerKeys.tree(input.workflowId), tree);
  const ids = workflowsAlong(tree, input.path);
  if (!ids) throw new LecternError('bad_reply', 'a started part has no workflow', { call: activityTree.name, field: 'activityWorkflowAggregate' });
  return ids;
}

/** Ids of the runs along a path, or null where one has not begun. */
function workflowsAlong(root: Activity, path: readonly string[]): readonly string[] | null {
  const ids: string[] = [];
  let parts: readonly ActivityPart[] = root.children;
  for (const id of path) {
    const part = parts.find((one) => one.id === id);
    const workflow = part?.child.aggregate.lastActivityWorkflow;
    if (!part || !workflow) return null;
    ids.push(workflow.id);
    parts = part.child.children;
  }
  return ids;
}

/** Finishes a course with nothing scored (SUBMIT-1). */
export const finishCourse: Command<EndInput, void> = {
  wish: ({ workflowId }) => `finish:${workflowId}`,
  run: async (port, { workflowId }, id) => {
    await port.send(finishObjectiveWorkflow, { body: { id, objectiveWorkflowId: workflowId } });
  },
  after: courseEnded,
};

/** Hands a course with anything scored in; its record is waited for beside it, wherever the learner goes (SUBMIT-2). */
export const submitCourse: Command<EndInput, void> = {
  wish: ({ workflowId }) => `submit:${workflowId}`,
  run: async (port, { workflowId }) => {
    await port.send(submitObjectiveWorkflow, { body: { id: workflowId } });
  },
  after: async (port, input) => {
    void awaitRecord(port, input, port.clock.now());
    await courseEnded(port, input);
  },
};
