import { updateActivityWorkflow } from '../../contract/activities.ts';
import type { ActivityPart } from '../../domain/activity.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { coursesKey } from '../courses/keys.ts';

// Nothing that a learner does depends on it, and an LMS may have no such call.
const quiet: ReadonlySet<LecternError['code']> = new Set(['offline', 'network', 'timeout', 'aborted', 'not_found', 'unauthorized']);

/**
 * Tells that a part which was started before is shown again, so that the learner can go on from there (NEXT-7). Never rejects.
 * @param path the parts from the root's child to it
 */
export async function tellShown(port: RuntimePort, workflowId: string, path: readonly ActivityPart[]): Promise<void> {
  const ids = path.flatMap(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? []);
  const activityWorkflowId = ids.at(-1);
  if (activityWorkflowId === undefined || ids.length < path.length) return;
  try {
    await port.send(updateActivityWorkflow, { params: { id: workflowId, activityWorkflowId }, body: { activityWorkflowIds: ids } });
    await port.cache.invalidateQueries({ queryKey: coursesKey });
  } catch (error) {
    if (!quiet.has((error as LecternError).code)) port.host.report(error as LecternError);
  }
}
