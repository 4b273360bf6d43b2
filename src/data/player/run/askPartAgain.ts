import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { stateOf } from '../../../domain/tree/partDone.ts';
import { unitOf } from '../../../domain/tree/readingUnit.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import { contentQuery } from '../queries.ts';

/**
 * Fetches a part again, or the long read that contains it, and not the whole tree (TREE-4). The tree is fetched too only where the reply
 * shows that it is out of date: the part opens after all, or something was done in it elsewhere. Never rejects.
 */
export async function askPartAgain(port: RuntimePort, workflowId: string, row: TreeRow): Promise<void> {
  const { part, verdict } = unitOf(row) ?? row;
  // A request that is already on its way is not sent twice. The view of the part shows refusals and losses.
  const content = await port.cache
    .fetchQuery({ ...contentQuery(port, workflowId, part.activityPathId), staleTime: 0 })
    .catch(() => null);
  if (!content) return;
  const changed = content.state !== undefined && content.state !== stateOf(part.child);
  if (changed || !verdict.opens) await invalidate(port, playerKeys.tree(workflowId));
}
