import type { Activity, ActivityConstraint } from '../tree/activity.ts';
import type { Instant } from './instant.ts';

const begins = ['startFrom', 'resultsDisclosureFrom', 'revealResultsFrom'] as const;
const ends = ['startUntil', 'accessibleUntil', 'gracePeriodUntil'] as const;

// Asked for twice at each turn of the time, of a tree that stays the same.
const known = new WeakMap<Activity, readonly Instant[]>();

/** All instants at which a rule of the tree says something new, from the first on. */
function turnsOf(root: Activity): readonly Instant[] {
  const turns = known.get(root) ?? [...new Set(turnsBelow(root, null, []))].sort((a, b) => a - b);
  known.set(root, turns);
  return turns;
}

function turnsBelow(activity: Activity, above: ActivityConstraint | null, found: Instant[]): Instant[] {
  for (const { constraint, child } of activity.children) {
    if (child.state === 'archived') continue;
    // Of thousands of parts most share the settled constraint of what they stand in.
    if (constraint && constraint !== above) {
      for (const name of begins) if (constraint[name] !== null) found.push(constraint[name]);
      for (const name of ends) if (constraint[name] !== null) found.push(constraint[name] + 1);
    }
    if (child.children.length > 0) turnsBelow(child, constraint, found);
  }
  return found;
}

/**
 * The soonest instant after `now` at which a rule of the tree says something new: any date but due, an end plus 1 ms (TREE-5);
 * null when there is none.
 */
export function nextConstraintDate(root: Activity, now: Instant): Instant | null {
  return turnsOf(root).find((at) => at > now) ?? null;
}
