import { command } from '../wire/call.ts';

/**
 * Submits the results of a SCORM package in a part of a run (CALL-110): they are final. `activityWorkflowIds` lead from the root's child to
 * the part. A repetition changes nothing.
 */
export const submitScorm = command({
  name: 'scorm.submit',
  base: 'scorm',
  path: 'submit-results',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => undefined,
  _input: {} as {
    readonly body: { readonly objectiveWorkflowId: string; readonly activityWorkflowIds: readonly string[] };
  },
});
