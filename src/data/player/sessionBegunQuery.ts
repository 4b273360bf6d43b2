import { lastProctoringSession } from '../../contract/parts/proctoring.ts';
import type { ProctoredPlace } from '../../domain/proctoring/proctoredPlace.ts';
import type { LecternError } from '../../errors.ts';
import { jitter } from '../../plain/jitter.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { playerKeys } from './keys.ts';

/** The pause between two questions whether a session has begun elsewhere, in milliseconds; 10 % either way (CMD-10). */
const pause = () => jitter(3000);

/** Whether the session that a proctored place waits for has begun (PROCT-9). The question is repeated until it has. */
export const sessionBegunQuery = (port: RuntimePort, workflowId: string, { activityWorkflowId }: ProctoredPlace) =>
  queryOptions({
    queryKey: [...playerKeys.proctoring(workflowId, activityWorkflowId), 'begun'],
    queryFn: ({ signal }): Promise<boolean> =>
      port.send(lastProctoringSession, { params: { id: workflowId, activityWorkflowId } }, { signal }).then(
        ({ state }) => state === 'created',
        (error: LecternError) => {
          if (error.code === 'not_found') return false;
          throw error;
        },
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === true ? false : pause()),
  });
