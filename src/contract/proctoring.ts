import { fallback, object, picklist, pipe, string, transform, unknown } from 'valibot';
import type { ProctoringSession } from '../domain/proctoringMismatch.ts';
import { readCall } from './call.ts';
import { decode } from './decode.ts';

// The shape is not shown: an unknown state is that of a session under way, which hinders nobody. @assumed
const state = pipe(
  fallback(unknown(), null),
  transform((value) => (value === 2 ? 'finished' : value)),
  fallback(picklist(['created', 'finished']), 'created'),
);

/** The last session in which a part of a run was watched over (CALL-32). 404 where there was none. */
export const lastProctoringSession = readCall({
  name: 'proctoringSession.last',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflows/{activityWorkflowId}/last-proctoring-session',
  read: (body): ProctoringSession => decode('proctoringSession.last', object({ id: string(), state }), body),
  _input: {} as { readonly params: { readonly id: string; readonly activityWorkflowId: string } },
});
