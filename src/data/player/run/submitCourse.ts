import { submitObjectiveWorkflow } from '../../../contract/courses/objectiveWorkflows.ts';
import { awaitRecord } from './awaitRecord.ts';
import type { Command } from '../../../commands/Command.ts';
import { courseEnded, type EndInput } from './courseEnded.ts';

/** Hands in a course with scored parts; its record is polled in the background, wherever the learner goes (SUBMIT-2). */
export const submitCourse: Command<EndInput, void> = {
  wish: ({ workflowId }) => `submit:${workflowId}`,
  run: async (port, { workflowId }) => {
    await port.send(submitObjectiveWorkflow, { body: { id: workflowId } });
  },
  after: async (port, input) => {
    void awaitRecord(port, input, port.clock.now());
    await courseEnded(port, input);
  },
  onConflict: courseEnded,
};
