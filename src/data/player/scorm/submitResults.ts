import { submitScorm } from '../../../contract/parts/scorm.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import { LecternError } from '../../../errors.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { askAgain } from '../run/askAgain.ts';
import { runsAlong } from '../run/runsAlong.ts';

/** A package whose results are submitted. */
export interface ResultsInput {
  readonly workflowId: string;
  /** Ids of the parts from the root's child to it; none for a course that is a package. */
  readonly path: readonly string[];
}

/** Submits the results that a package has reported (SUBMIT-3). */
export const submitResults: Command<ResultsInput, void> = {
  wish: ({ workflowId, path }) => `scorm:${workflowId}:${path.join('/')}`,
  run: async (port, { workflowId, path }) => {
    const ids = runsAlong(port.cache.getQueryData<Activity>(playerKeys.tree(workflowId)), path);
    if (!ids) throw new LecternError('not_found', 'the part has no run');
    await port.send(submitScorm, { body: { objectiveWorkflowId: workflowId, activityWorkflowIds: ids } });
  },
  after: (port, { workflowId }) => askAgain(port, workflowId),
};
