import type { Activity, ActivityPart } from './activity.ts';
import { childrenInOrder } from './childrenInOrder.ts';
import { isDone, isLeaf, isWaiting } from './partDone.ts';

/** How far a tree is done, counted in leaves. */
export interface TreeProgress {
  readonly done: number;
  /** Those of `done` that wait for grading. */
  readonly waiting: number;
  readonly total: number;
  /** `done` by `total`, 0 to 1; 0 where there is nothing to do. */
  readonly share: number;
}

interface Count {
  done: number;
  waiting: number;
  total: number;
}

// One object for a whole tree: it is counted at every turn of the page, and has thousands of leaves.
function countInto(count: Count, part: ActivityPart): Count {
  const { child } = part;
  if (child.state === 'draft' || child.state === 'archived') return count;
  if (isLeaf(part)) {
    count.total += 1;
    count.done += Number(isDone(child));
    count.waiting += Number(isWaiting(child));
  } else for (const below of child.children) countInto(count, below);
  return count;
}

const counted = (parts: readonly ActivityPart[]): TreeProgress => {
  const count = parts.reduce(countInto, { done: 0, waiting: 0, total: 0 });
  return { ...count, share: count.total === 0 ? 0 : count.done / count.total };
};

/** Done leaves of all leaves (CARD-8); archived and draft ones are not counted, since nobody can do them. */
export function treeProgress(root: Activity): TreeProgress {
  return counted(root.children);
}

/** The same for each child of the root, in reading order: the segments of the measure. A module without leaves is left out. */
export function moduleProgress(root: Activity): readonly TreeProgress[] {
  return childrenInOrder(root)
    .map((part) => counted([part]))
    .filter(({ total }) => total > 0);
}
