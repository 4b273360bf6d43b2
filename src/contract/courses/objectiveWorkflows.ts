import { string } from 'valibot';
import { command, readCall } from '../wire/call.ts';
import { objectiveWorkflow } from './courseShapes.ts';
import { decode } from '../wire/decode.ts';
import { count, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

// An LMS may start the root's activity with it, and tell that and the version of its tool: this saves a launch a request (FRAMED-3).
// @assumed
const started = object({ id: string(), activityWorkflowId: text, ltiVersion: count });

/** A run that was started. */
export type StartedRun = ReturnType<typeof startObjectiveWorkflow.read>;

/** Starts a run through a course. `id` is made by the client and becomes the run's id. */
export const startObjectiveWorkflow = command({
  name: 'objectiveWorkflow.start',
  base: 'lms',
  path: 'start-objective-workflows',
  prefer: 'respond-sync',
  idempotency: 'client-id',
  offline: 'confirm',
  read: (body) => decode('objectiveWorkflow.start', started, body),
  _input: {} as { readonly body: { readonly objectiveWorkflowAggregateId: string; readonly id: string } },
});

/** Hands a course with anything scored in for grading; the result is polled for. */
export const submitObjectiveWorkflow = command({
  name: 'objectiveWorkflow.submit',
  base: 'lms',
  path: 'submit-objective-workflows',
  idempotency: 'natural',
  offline: 'confirm',
  read: () => null,
  _input: {} as { readonly body: { readonly id: string } },
});

/** Ends a run through a course with nothing scored. `id` names the command, `objectiveWorkflowId` the run. */
export const finishObjectiveWorkflow = command({
  name: 'objectiveWorkflow.finish',
  base: 'lms',
  path: 'finish-objective-workflows',
  prefer: 'respond-sync',
  idempotency: 'client-id',
  offline: 'confirm',
  read: () => null,
  _input: {} as { readonly body: { readonly id: string; readonly objectiveWorkflowId: string } },
});

/** One run of the learner. */
export const objectiveWorkflowOf = readCall({
  name: 'objectiveWorkflow.get',
  base: 'lms',
  path: 'objective-workflows/{id}',
  read: (body) => decode('objectiveWorkflow.get', objectiveWorkflow, body),
  _input: {} as { readonly params: { readonly id: string } },
});
