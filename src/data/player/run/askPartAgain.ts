import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { stateOf } from '../../../domain/tree/partDone.ts';
import { unitOf } from '../../../domain/tree/readingUnit.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';
import { outdated } from '../../query/outdated.ts';
import { contentQuery } from '../queries.ts';

/**
 * Asks for a part again, or for the long read that it stands in, and not for the whole tree (TREE-4). Only where the answer shows that the
 * tree is old (the part opens after all, or something was done in it elsewhere) the tree is asked for too. Never rejects.
 */
export async function askPartAgain(port: RuntimePort, workflowId: string, row: TreeRow): Promise<void> {
  const { part, verdict } = unitOf(row) ?? row;
  // What is already on its way is not asked for twice; what is refused or lost is said where the part is shown.
  const content = await port.cache
    .fetchQuery({ ...contentQuery(port, workflowId, part.activityPathId), staleTime: 0 })
    .catch(() => null);
  if (!content) return;
  const changed = content.state !== undefined && content.state !== stateOf(part.child);
  if (changed || !verdict.opens) await outdated(port, playerKeys.tree(workflowId));
}
