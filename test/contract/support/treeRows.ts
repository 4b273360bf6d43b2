import { activityTree } from '../../../src/contract/parts/activities.ts';
import { flattenTree, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import type { Learner } from './academy.ts';

/**
 * The rows of a course's contents, as its learner sees them now.
 * @param id of the run
 * @param now of the academy's clock
 */
export async function treeRows(who: Pick<Learner, 'ask'>, id: string, now: number): Promise<readonly TreeRow[]> {
  const root = inheritConstraints(await who.ask(activityTree, { params: { id } }));
  return flattenTree(root, { now, course: 'inProgress' });
}
