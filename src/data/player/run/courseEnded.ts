import type { RuntimePort } from '../../../port/port.ts';
import { refetchLists } from '../../courses/refetchLists.ts';
import { playerKeys } from '../keys.ts';

/** A run, by its course. */
export interface EndInput {
  readonly objectiveId: string;
  readonly workflowId: string;
}

/** What is known of a run, its course and the lists no longer holds: it has ended, or was given its result. */
export async function courseEnded(port: RuntimePort, { objectiveId, workflowId }: EndInput): Promise<void> {
  refetchLists(port);
  // Texts that are shown are not asked for again: what is being graded keeps them back (SRV-13).
  void port.cache.invalidateQueries({ queryKey: playerKeys.run(workflowId), refetchType: 'none' });
  await Promise.all(
    [playerKeys.course(objectiveId), playerKeys.tree(workflowId)].map((queryKey) =>
      port.cache.invalidateQueries({ queryKey }),
    ),
  );
}
