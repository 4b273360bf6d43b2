import { activityContent, activityTree, finishActivityWorkflows, startActivityWorkflows } from './activities.ts';
import { configurationFile } from './configuration.ts';
import { currentUser } from './currentUser.ts';
import { sendEvents } from './events.ts';
import { gradingScales } from './gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from './objectiveAccesses.ts';
import { finishObjectiveWorkflow, objectiveWorkflowOf, startObjectiveWorkflow, submitObjectiveWorkflow } from './objectiveWorkflows.ts';

/** Every call of the contract that exists so far, for the server, the docs and tests; the client imports them one by one. */
export const calls = [
  configurationFile,
  currentUser,
  sendEvents,
  objectiveAccesses,
  objectiveAccessOf,
  gradingScales,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
  finishObjectiveWorkflow,
  activityTree,
  activityContent,
  startActivityWorkflows,
  finishActivityWorkflows,
] as const;
