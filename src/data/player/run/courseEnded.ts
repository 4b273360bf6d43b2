import type { RuntimePort } from '../../../port/port.ts';
import { refetchLists } from '../../courses/refetchLists.ts';
import { playerKeys } from '../keys.ts';

/** A run, and its course. */
export interface EndInput {
  readonly objectiveId: string;
  readonly workflowId: string;
}

/** Invalidates a run, its course and the lists: the run has ended, or was given its result. */
export async function courseEnded(port: RuntimePort, { objectiveId, workflowId }: EndInput): Promise<void> {
  refetchLists(port);
  // Texts that are shown are not fetched again: the server holds them back while they are graded (SRV-13).
  void port.cache.invalidateQueries({ queryKey: playerKeys.run(workflowId), refetchType: 'none' });
  await Promise.all(
    [playerKeys.course(objectiveId), playerKeys.tree(workflowId)].map((queryKey) =>
      port.cache.invalidateQueries({ queryKey }),
    ),
  );
}
