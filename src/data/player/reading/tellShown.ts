import { updateActivityWorkflow } from '../../../contract/parts/activities.ts';
import { outcomeOf } from '../../../contract/wire/outcomeOf.ts';
import type { ActivityPart } from '../../../domain/tree/activity.ts';
import type { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { coursesKey } from '../../courses/keys.ts';

/**
 * Tells the LMS that a part which was started before is shown again, so that the learner can continue from there (NEXT-7). Never rejects.
 * @param path the parts from the root's child to it
 */
export async function tellShown(port: RuntimePort, workflowId: string, path: readonly ActivityPart[]): Promise<void> {
  const ids = path.flatMap(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? []);
  const activityWorkflowId = ids.at(-1);
  if (activityWorkflowId === undefined || ids.length < path.length) return;
  try {
    await port.send(updateActivityWorkflow, {
      params: { id: workflowId, activityWorkflowId },
      body: { activityWorkflowIds: ids },
    });
    await port.cache.invalidateQueries({ queryKey: coursesKey });
  } catch (error) {
    // Nothing that a learner does depends on it, and an LMS may have no such call.
    const { code } = error as LecternError;
    if (outcomeOf(error as LecternError) !== 'lost' && code !== 'not_found') port.host.report(error as LecternError);
  }
}
