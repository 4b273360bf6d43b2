import type { Activity } from '../../../domain/tree/activity.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { coursesKey } from '../../courses/keys.ts';
import { nextStepsKey } from '../../courses/nextSteps.ts';
import { tellProgress } from '../../courses/tellProgress.ts';
import type { EndInput } from './courseEnded.ts';
import { playerKeys } from '../keys.ts';
import { invalidate } from '../../query/invalidate.ts';

/**
 * Fetches a run, its course and the lists again after progress in the run, and writes the progress into the lists at once (LIST-17).
 */
export async function progressMade(port: RuntimePort, { workflowId, objectiveId }: EndInput): Promise<void> {
  await invalidate(port, playerKeys.tree(workflowId), playerKeys.course(objectiveId), coursesKey);
  const root = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
  if (root) tellProgress(port, workflowId, root);
  // The progress that was just written is not the server's answer, so the lists stay out of date.
  void port.cache.invalidateQueries({ queryKey: coursesKey, refetchType: 'none' });
  // Only the server knows where to continue. It is asked now, since the connection may be lost later.
  void port.cache.refetchQueries({ queryKey: nextStepsKey, type: 'inactive' });
}
