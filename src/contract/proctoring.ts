import { object, string } from 'valibot';
import type { ProctoringSession } from '../domain/proctoringMismatch.ts';
import { readCall } from './call.ts';
import { decode } from './decode.ts';
import { oneOf } from './fields.ts';

// The shape is not shown; an unknown state is taken for a session under way, which hinders nobody. @assumed
const session = object({ id: string(), state: oneOf({ created: 1, finished: 2 }, 'created') });

/** The last session in which a part of a run was watched over (CALL-32). 404 where there was none. */
export const lastProctoringSession = readCall({
  name: 'proctoringSession.last',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflows/{activityWorkflowId}/last-proctoring-session',
  read: (body): ProctoringSession => decode('proctoringSession.last', session, body),
  _input: {} as { readonly params: { readonly id: string; readonly activityWorkflowId: string } },
});
