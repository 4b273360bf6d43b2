import { queryOptions } from '@tanstack/react-query';
import { proctoringStartToken } from '../../contract/proctoring.ts';
import type { WatchedPlace } from '../../domain/watchedPlace.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { playerKeys } from './keys.ts';

/** An answer as it came (DATA-17), and whether it was handed on. */
export interface StartToken {
  readonly token: unknown;
  handed: boolean;
}

/** What a proctoring session is begun with (CALL-33, PROCT-2): asked for once in the life of a page, and kept nowhere else. Null where nobody watches. */
export const startTokenQuery = (port: RuntimePort, workflowId: string, { activityWorkflowId, activityPathId }: WatchedPlace) =>
  queryOptions({
    queryKey: playerKeys.startToken(workflowId, activityPathId),
    queryFn: ({ signal }): Promise<StartToken | null> =>
      port.send(proctoringStartToken, { params: { id: workflowId, activityWorkflowId }, ...(activityPathId !== null && { query: { activityPathId } }) }, { signal }).then(
        (token) => ({ token, handed: false }),
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
