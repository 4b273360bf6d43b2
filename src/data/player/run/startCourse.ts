import { startObjectiveWorkflow, type StartedRun } from '../../../contract/courses/objectiveWorkflows.ts';
import type { Objective } from '../../../domain/course/course.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { refetchLists } from '../../courses/refetchLists.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import { treeQuery } from '../queries.ts';
import { beginPart } from './beginPart.ts';

type CourseActivity = Pick<Objective['activity'], 'id' | 'type' | 'proctored'>;

/** The input of a course command. */
export interface CourseInput {
  readonly objectiveId: string;
  readonly aggregateId: string;
  /** The run before this one: starting after another run is another wish. */
  readonly after: string | null;
  /** Something was done in the course before, here or elsewhere. */
  readonly restart: boolean;
  /**
   * The course's root activity: where it is a tool, its launch is requested together with the data that the page needs (FRAMED-3). It is
   * `proctored` if the course is.
   */
  readonly activity?: CourseActivity;
}

/**
 * The work in parallel with the start of a course that is a tool, and after it. The code of such a course sets it when it is loaded, before
 * the start.
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
    // The server has repeated its reply to an old attempt whose reply was lost. The run of that attempt is over, so the start is sent
    // again, with its own id.
    const run = answer.id === after ? await ask() : answer;
    const launch = onStart.tool?.(port, run, activity);
    if (!run.activityWorkflowId) await beginPart(port, run.id, []);
    port.host.track(restart ? 'course_restart' : 'objective_start', { objectiveId });
    // A failure of the tree does not fail the start: the content view asks for the tree again.
    const tree = port.cache.prefetchQuery(treeQuery(port, run.id));
    if (launch) launch();
    else await tree;
    return run.id;
  },
  after: (port, { objectiveId }) => {
    refetchLists(port);
    return invalidate(port, playerKeys.course(objectiveId));
  },
};
