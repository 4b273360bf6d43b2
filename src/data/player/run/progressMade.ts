import type { Activity } from '../../../domain/tree/activity.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { coursesKey } from '../../courses/keys.ts';
import { nextStepsKey } from '../../courses/nextSteps.ts';
import { tellProgress } from '../../courses/tellProgress.ts';
import type { EndInput } from './courseEnded.ts';
import { playerKeys } from '../keys.ts';
import { outdated } from '../../query/outdated.ts';

/**
 * Something of a run was done: what is known of the run, its course and the lists is asked for again, and the lists
 * tell it at once (LIST-17).
 */
export async function progressMade(port: RuntimePort, { workflowId, objectiveId }: EndInput): Promise<void> {
  await outdated(port, playerKeys.tree(workflowId), playerKeys.course(objectiveId), coursesKey);
  const root = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
  if (root) tellProgress(port, workflowId, root);
  // What was told just now is no answer of the server.
  void port.cache.invalidateQueries({ queryKey: coursesKey, refetchType: 'none' });
  // Where to go on is for the server to say, and cannot be asked any more where the connection is lost meanwhile.
  void port.cache.refetchQueries({ queryKey: nextStepsKey, type: 'inactive' });
}
