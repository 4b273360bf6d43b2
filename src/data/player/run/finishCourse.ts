import { finishObjectiveWorkflow } from '../../../contract/courses/objectiveWorkflows.ts';
import type { Command } from '../../../commands/Command.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';

/** Finishes a course without scored parts (SUBMIT-1). */
export const finishCourse: Command<EndInput, void> = {
  wish: ({ workflowId }) => `finish:${workflowId}`,
  run: async (port, { workflowId }, id) => {
    await port.send(finishObjectiveWorkflow, { body: { id, objectiveWorkflowId: workflowId } });
  },
  after: courseEnded,
  onConflict: courseEnded,
};
