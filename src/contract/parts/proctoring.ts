import { string } from 'valibot';
import type { ProctoringSession } from '../../domain/proctoring/proctoringMismatch.ts';
import { readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { oneOf } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

// The shape is not documented. An unknown state counts as a session under way, which blocks nobody. @assumed
const session = object({ id: string(), state: oneOf({ created: 1, finished: 2 }, 'created') });

/** The last proctoring session of a part of a run (CALL-32). 404 where there was none. */
export const lastProctoringSession = readCall({
  name: 'proctoringSession.last',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflows/{activityWorkflowId}/last-proctoring-session',
  read: (body): ProctoringSession => decode('proctoringSession.last', session, body),
  _input: {} as { readonly params: { readonly id: string; readonly activityWorkflowId: string } },
});

/**
 * The start token of a proctoring session: of a part of a run or, by `activityPathId`, of a place in it (CALL-33). The proctor's script
 * gets it unchanged, so its shape does not matter here (PROCT-2).
 */
export const proctoringStartToken = readCall({
  name: 'proctoringSession.startToken',
  base: 'lms',
  path: 'users/me/objective-workflows/{id}/activity-workflows/{activityWorkflowId}/start-token',
  read: (body): unknown => body,
  _input: {} as {
    readonly params: { readonly id: string; readonly activityWorkflowId: string };
    readonly query?: { readonly activityPathId: string };
  },
});
