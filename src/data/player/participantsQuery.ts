import { queryOptions } from '../query/queryOptions.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import { participants } from '../../contract/parts/teams.ts';
import type { Participant } from '../../domain/person/participant.ts';
import type { RuntimePort } from '../../port/port.ts';
import { playerKeys } from './keys.ts';

/** The team of a part, and which members have begun it (CALL-34). A member that cannot be read is left out. */
export const participantsQuery = (port: RuntimePort, workflowId: string, activityPathId: string) =>
  queryOptions({
    queryKey: playerKeys.team(workflowId, activityPathId),
    queryFn: async ({ signal }): Promise<readonly Participant[]> => {
      const { items } = await port.send(
        participants,
        { params: { id: workflowId, activityPathId }, query: {} },
        { signal },
      );
      return items.filter((item): item is Participant => !isUnreadable(item));
    },
    // The page is not told of the others' work, so each look asks again.
    staleTime: 0,
  });
