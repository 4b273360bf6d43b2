import { finishObjectiveWorkflow } from '../../contract/objectiveWorkflows.ts';
import type { Command } from './Command.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';

/** Finishes a course with nothing scored (SUBMIT-1). */
export const finishCourse: Command<EndInput, void> = {
  wish: ({ workflowId }) => `finish:${workflowId}`,
  run: async (port, { workflowId }, id) => {
    await port.send(finishObjectiveWorkflow, { body: { id, objectiveWorkflowId: workflowId } });
  },
  after: courseEnded,
};
