import type { RuntimePort } from '../../runtime/port.ts';
import { listsAnew } from '../courses/listsAnew.ts';
import { playerKeys } from './keys.ts';

/** A run, by its course. */
export interface EndInput {
  readonly objectiveId: string;
  readonly workflowId: string;
}

/** What is known of a run, its course and the lists no longer holds: it has ended, or was given its result. */
export async function courseEnded(port: RuntimePort, { objectiveId, workflowId }: EndInput): Promise<void> {
  listsAnew(port);
  await Promise.all([playerKeys.course(objectiveId), playerKeys.run(workflowId)].map((queryKey) => port.cache.invalidateQueries({ queryKey })));
}
