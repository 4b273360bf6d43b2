import { queryOptions } from '../query/queryOptions.ts';
import { proctoringStartToken } from '../../contract/parts/proctoring.ts';
import type { ProctoredPlace } from '../../domain/proctoring/proctoredPlace.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { playerKeys } from './keys.ts';

/**
 * The state of a start token. `new`: it is passed on as soon as it is there; `elsewhere`: a surrounding page begins the session, and only a
 * click passes it on; `untaken`: no page begins a session.
 */
export type StartTokenState = 'new' | 'elsewhere' | 'untaken';

/** The unchanged reply with a start token (DATA-17), and its state. */
export interface StartToken {
  readonly token: unknown;
  readonly state: StartTokenState;
}

/**
 * The start-token of a proctoring session (CALL-33, PROCT-2). It is requested once in the life of a page, and kept only in memory. Null
 * where the LMS has no proctoring.
 */
export const startTokenQuery = (
  port: RuntimePort,
  workflowId: string,
  { activityWorkflowId, activityPathId }: ProctoredPlace,
) =>
  queryOptions({
    queryKey: playerKeys.startToken(workflowId, activityPathId),
    queryFn: ({ signal }): Promise<StartToken | null> =>
      port
        .send(
          proctoringStartToken,
          {
            params: { id: workflowId, activityWorkflowId },
            ...(activityPathId !== null && { query: { activityPathId } }),
          },
          { signal },
        )
        .then(
          (token) => ({ token, state: 'new' }),
          (error: LecternError) => {
            if (error.code === 'not_found') return null;
            throw error;
          },
        ),
    staleTime: Infinity,
    gcTime: Infinity,
    // The portal does not look into the reply, so it does not compare two replies either.
    structuralSharing: false,
  });
