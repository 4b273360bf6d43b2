import { startActivityWorkflows } from '../../../contract/parts/activities.ts';
import type { RuntimePort } from '../../../port/port.ts';

type Begun = Promise<readonly string[] | null>;
/** The last start that was sent, with its runtime and its path. */
let last: readonly [port: RuntimePort, key: string, sent: Begun] | undefined;

/**
 * Starts the parts along a path. Equal starts share one request, so that a launch waits for the start that was sent when the part opened
 * (FRAMED-3). Only the last start is remembered here; a repetition does no harm (START-4).
 * @returns ids of the runs along the path, where the LMS tells them
 * @throws LecternError
 */
export function beginPart(port: RuntimePort, objectiveWorkflowId: string, activityPartIds: readonly string[]): Begun {
  const key = objectiveWorkflowId + activityPartIds.join();
  if (last?.[0] === port && last[1] === key) return last[2];
  const sent = port.send(startActivityWorkflows, { body: { objectiveWorkflowId, activityPartIds } });
  last = [port, key, sent];
  // A start that failed may be sent again.
  sent.catch(() => (last = undefined));
  return sent;
}
