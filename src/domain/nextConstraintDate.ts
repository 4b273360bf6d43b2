import type { Activity, ActivityConstraint } from './activity.ts';
import type { Instant } from './instant.ts';
import { childrenInOrder } from './childrenInOrder.ts';

const datesOf = (constraint: ActivityConstraint): (Instant | null)[] => [
  constraint.startFrom,
  constraint.resultsDisclosureFrom,
  constraint.revealResultsFrom,
  ...[constraint.startUntil, constraint.accessibleUntil, constraint.gracePeriodUntil].map((end) => end && end + 1),
];

/**
 * The soonest instant after `now` at which a rule of the tree says something new: any date but due, an end plus 1 ms (TREE-5);
 * null when there is none.
 */
export function nextConstraintDate(root: Activity, now: Instant): Instant | null {
  let soonest: Instant | null = null;
  for (const part of childrenInOrder(root)) {
    for (const at of [...(part.constraint ? datesOf(part.constraint) : []), nextConstraintDate(part.child, now)]) {
      if (at !== null && at > now && (soonest === null || at < soonest)) soonest = at;
    }
  }
  return soonest;
}
