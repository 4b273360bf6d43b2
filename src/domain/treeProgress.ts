import type { Activity } from './activity.ts';
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

const sum = (parts: readonly Omit<TreeProgress, 'share'>[]): TreeProgress => {
  const add = (key: 'done' | 'waiting' | 'total') => parts.reduce((all, part) => all + part[key], 0);
  const total = add('total');
  return { done: add('done'), waiting: add('waiting'), total, share: total === 0 ? 0 : add('done') / total };
};

/** Done leaves of all leaves (CARD-8); archived and draft ones are not counted, since nobody can do them. */
export function treeProgress(root: Activity): TreeProgress {
  return sum(moduleProgress(root));
}

/** The same for each child of the root, in reading order: the segments of the measure. A module without leaves is left out. */
export function moduleProgress(root: Activity): readonly TreeProgress[] {
  return childrenInOrder(root)
    .filter((part) => part.child.state !== 'draft')
    .map((part) => (isLeaf(part) ? sum([{ done: Number(isDone(part.child)), waiting: Number(isWaiting(part.child)), total: 1 }]) : treeProgress(part.child)))
    .filter(({ total }) => total > 0);
}
