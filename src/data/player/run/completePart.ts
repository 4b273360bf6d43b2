import { activityTree, finishActivityWorkflows } from '../../../contract/parts/activities.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import { inheritConstraints } from '../../../domain/tree/inheritConstraints.ts';
import { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import type { PartInput } from './PartInput.ts';
import { progressMade } from './progressMade.ts';
import { startPart } from './startPart.ts';
import { workflowsAlong } from './workflowsAlong.ts';

/** Marks a part as complete (DONE-1); a part that was never started is started first. */
export const completePart: Command<PartInput, void> = {
  wish: ({ workflowId, path }) => `complete:${workflowId}:${path.join('/')}`,
  run: async (port, input, id) => {
    const { workflowId, path } = input;
    const known = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
    const ids = (known && workflowsAlong(known, path)) ?? (await started(port, input, id));
    await port.send(finishActivityWorkflows, { body: { objectiveWorkflowId: workflowId, activityWorkflowIds: ids } });
  },
  after: progressMade,
  onConflict: progressMade,
};

async function started(port: RuntimePort, input: PartInput, id: string): Promise<readonly string[]> {
  await startPart.run(port, input, id);
  const tree = inheritConstraints(await port.send(activityTree, { params: { id: input.workflowId } }));
  port.cache.setQueryData(playerKeys.tree(input.workflowId), tree);
  const ids = workflowsAlong(tree, input.path);
  if (!ids)
    throw new LecternError('bad_reply', 'a started part has no workflow', {
      call: activityTree.name,
      field: 'activityWorkflowAggregate',
    });
  return ids;
}
