import { string } from 'valibot';
import { command, readCall } from '../wire/call.ts';
import { objectiveWorkflow } from './courseShapes.ts';
import { decode } from '../wire/decode.ts';
import { count, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

// An LMS may also start the root's activity, and reply with its run and the version of its tool. This saves a request at a launch
// (FRAMED-3). @assumed
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

/** Hands in a run through a course with scored parts for grading; the result is polled for. */
export const submitObjectiveWorkflow = command({
  name: 'objectiveWorkflow.submit',
  base: 'lms',
  path: 'submit-objective-workflows',
  idempotency: 'natural',
  offline: 'confirm',
  read: () => null,
  _input: {} as { readonly body: { readonly id: string } },
});

/** Finishes a run through a course without scored parts. `id` names the command, `objectiveWorkflowId` the run. */
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
