import type { Activity, ActivityPart } from './activity.ts';
import { childrenInOrder } from './childrenInOrder.ts';
import type { PartCount } from '../course/course.ts';
import { isDone, isLeaf, isWaiting } from './partDone.ts';

/** How far a tree is done, counted in leaves. */
export interface TreeProgress {
  readonly done: number;
  /** Those of `done` that wait for grading. */
  readonly waiting: number;
  readonly total: number;
  /** `done` by `total`, 0 to 1; 0 if there is nothing to do. */
  readonly share: number;
}

interface Count {
  done: number;
  waiting: number;
  total: number;
}

// Kept, because an activity never changes, and each page needs the progress of every module around a part.
const counted = new WeakMap<Activity, Count>();

function countOf(activity: Activity): Count {
  const known = counted.get(activity);
  if (known) return known;
  const count = { done: 0, waiting: 0, total: 0 };
  for (const part of activity.children) countInto(count, part);
  counted.set(activity, count);
  return count;
}

function countInto(count: Count, part: ActivityPart): Count {
  const { child } = part;
  if (child.state === 'draft' || child.state === 'archived') return count;
  if (isLeaf(part)) {
    count.total += 1;
    count.done += Number(isDone(child));
    count.waiting += Number(isWaiting(child));
  } else {
    const { done, waiting, total } = countOf(child);
    count.total += total;
    count.done += done;
    count.waiting += waiting;
  }
  return count;
}

const progress = (count: Count): TreeProgress => ({
  ...count,
  share: count.total === 0 ? 0 : count.done / count.total,
});

/** Done leaves of all leaves (CARD-8); archived and draft ones are not counted, since nobody can do them. */
export function treeProgress(root: Activity): TreeProgress {
  return progress(countOf(root));
}

/** The same for each child of the root, in reading order: the segments of the progress bar. A module without leaves is left out. */
export function moduleProgress(root: Activity): readonly TreeProgress[] {
  return childrenInOrder(root)
    .map((part) => progress(countInto({ done: 0, waiting: 0, total: 0 }, part)))
    .filter(({ total }) => total > 0);
}

/** Only the done and the total leaves of each module: the bar of a card needs no more (CARD-12). */
export const moduleCounts = (root: Activity): readonly PartCount[] =>
  moduleProgress(root).map(({ done, total }) => ({ done, total }));
