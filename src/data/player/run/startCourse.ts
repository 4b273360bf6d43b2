import { startObjectiveWorkflow } from '../../../contract/courses/objectiveWorkflows.ts';
import { refetchLists } from '../../courses/refetchLists.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { outdated } from '../../query/outdated.ts';
import { contentQuery, treeQuery } from '../queries.ts';
import { beginPart } from './beginPart.ts';

/** What a course command needs to know. */
export interface CourseInput {
  readonly objectiveId: string;
  readonly aggregateId: string;
  /** The run before this one: starting after another run is another wish. */
  readonly after: string | null;
  /** Something was done in the course before, here or elsewhere. */
  readonly restart: boolean;
  /** Id of the course's one activity, where that is a tool: its launch is asked for with what the page needs (FRAMED-3). */
  readonly tool?: string | null;
}

/**
 * Starts a course: the run, its root activity, then its tree, so that the content view opens at once (START-1 to START-3).
 * @returns the id of the run, which is the command's own
 */
export const startCourse: Command<CourseInput, string> = {
  wish: ({ aggregateId, after }) => `start:${aggregateId}:${after ?? ''}`,
  run: async (port, { objectiveId, aggregateId, after, restart, tool }, id) => {
    const ahead = tool ? import('../tool/launchAhead.ts') : null;
    // Its failure is no failure of the start.
    ahead?.catch(() => undefined);
    const ask = () => port.send(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregateId, id } });
    const answer = await ask();
    // An attempt of long ago, whose answer was lost, was answered once more; that run is over, so this is asked in its own right.
    const run = answer.id === after ? await ask() : answer;
    if (tool) void port.cache.prefetchQuery(contentQuery(port, run.id, tool));
    await beginPart(port, run.id, []);
    port.host.track(restart ? 'course_restart' : 'objective_start', { objectiveId });
    // Its failure is the tree's own: the content view asks again.
    const tree = port.cache.prefetchQuery(treeQuery(port, run.id));
    if (tool) await ahead?.then(({ launchAhead }) => launchAhead(port, run.id, tool)).catch(() => undefined);
    else await tree;
    return run.id;
  },
  after: (port, { objectiveId }) => {
    refetchLists(port);
    return outdated(port, playerKeys.course(objectiveId));
  },
};
