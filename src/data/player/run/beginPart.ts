import { startActivityWorkflows } from '../../../contract/parts/activities.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/**
 * Starts the parts along a path: once, whoever asks, so that a launch waits for the start that opening the part has sent (FRAMED-3).
 * @returns ids of the runs along it, where the LMS tells them
 * @throws LecternError
 */
export const beginPart = (
  port: RuntimePort,
  objectiveWorkflowId: string,
  path: readonly string[],
): Promise<readonly string[] | null> =>
  port.cache.fetchQuery({
    queryKey: playerKeys.begun(objectiveWorkflowId, path),
    queryFn: () => port.send(startActivityWorkflows, { body: { objectiveWorkflowId, activityPartIds: path } }),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
