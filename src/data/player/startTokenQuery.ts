import { queryOptions } from '../query/queryOptions.ts';
import { proctoringStartToken } from '../../contract/parts/proctoring.ts';
import type { ProctoredPlace } from '../../domain/proctoring/proctoredPlace.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { playerKeys } from './keys.ts';

/** An answer as it came (DATA-17), and what became of it. */
export interface StartToken {
  readonly token: unknown;
  /**
   * `new`: it is handed on as soon as it is there; `elsewhere`: a surrounding page begins the session, and a click alone hands it on;
   * `untaken`: no page begins one.
   */
  state: 'new' | 'elsewhere' | 'untaken';
}

/**
 * The start-token of a proctoring session (CALL-33, PROCT-2). It is asked for once in the life of a page and kept in
 * memory alone. Null where the LMS has no proctoring.
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
    // The answer is nobody's to look into, so it is not compared with another either.
    structuralSharing: false,
  });
