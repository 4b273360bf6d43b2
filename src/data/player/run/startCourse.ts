import { startObjectiveWorkflow, type StartedRun } from '../../../contract/courses/objectiveWorkflows.ts';
import type { Objective } from '../../../domain/course/course.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { refetchLists } from '../../courses/refetchLists.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { outdated } from '../../query/outdated.ts';
import { treeQuery } from '../queries.ts';
import { beginPart } from './beginPart.ts';

type CourseActivity = Pick<Objective['activity'], 'id' | 'type'>;

/** What a course command needs to know. */
export interface CourseInput {
  readonly objectiveId: string;
  readonly aggregateId: string;
  /** The run before this one: starting after another run is another wish. */
  readonly after: string | null;
  /** Something was done in the course before, here or elsewhere. */
  readonly restart: boolean;
  /** What the course is: the launch of a tool is asked for with what the page needs (FRAMED-3). */
  readonly activity?: CourseActivity;
}

/**
 * What comes beside the start of a course that is a tool, and what follows it. The code of such a course sets it when it comes, before the
 * start.
 */
export const onStart: {
  tool?: (port: RuntimePort, run: StartedRun, activity?: CourseActivity) => (() => void) | null;
} = {};

/**
 * Starts a course: the run, its root activity unless the LMS has started that too, then its tree, so that the content view opens at once
 * (START-1 to START-3).
 * @returns the id of the run, which is the command's own
 */
export const startCourse: Command<CourseInput, string> = {
  wish: ({ aggregateId, after }) => `start:${aggregateId}:${after ?? ''}`,
  run: async (port, { objectiveId, aggregateId, after, restart, activity }, id) => {
    const ask = () => port.send(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregateId, id } });
    const answer = await ask();
    // An attempt of long ago, whose answer was lost, was answered once more; that run is over, so this is asked in its own right.
    const run = answer.id === after ? await ask() : answer;
    const launch = onStart.tool?.(port, run, activity);
    if (!run.activityWorkflowId) await beginPart(port, run.id, []);
    port.host.track(restart ? 'course_restart' : 'objective_start', { objectiveId });
    // Its failure is the tree's own: the content view asks again.
    const tree = port.cache.prefetchQuery(treeQuery(port, run.id));
    if (launch) launch();
    else await tree;
    return run.id;
  },
  after: (port, { objectiveId }) => {
    refetchLists(port);
    return outdated(port, playerKeys.course(objectiveId));
  },
};
