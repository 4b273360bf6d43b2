import { queryOptions } from '../query/queryOptions.ts';
import { groupActivityWorkflowOf } from '../../contract/parts/teams.ts';
import type { GroupActivityWorkflow } from '../../domain/tree/groupActivityWorkflow.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { playerKeys } from './keys.ts';

/** A group's run through a part (CALL-24); null where there is none, or no longer. */
export const groupRunQuery = (
  port: RuntimePort,
  workflowId: string,
  aggregateId: string,
  groupActivityWorkflowId: string,
) =>
  queryOptions({
    queryKey: playerKeys.groupRun(workflowId, groupActivityWorkflowId),
    queryFn: ({ signal }): Promise<GroupActivityWorkflow | null> =>
      port
        .send(groupActivityWorkflowOf, { params: { id: aggregateId, groupActivityWorkflowId } }, { signal })
        .catch((error: LecternError) => {
          if (error.code === 'not_found') return null;
          throw error;
        }),
    staleTime: 0,
  });
