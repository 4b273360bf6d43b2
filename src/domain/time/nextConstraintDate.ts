import type { Activity, ActivityConstraint } from '../tree/activity.ts';
import type { Instant } from './instant.ts';

const begins = ['startFrom', 'resultsDisclosureFrom', 'revealResultsFrom'] as const;
const ends = ['startUntil', 'accessibleUntil', 'gracePeriodUntil'] as const;

// Kept, because the instants of an unchanged tree are read twice each time a date passes.
const known = new WeakMap<Activity, readonly Instant[]>();

/** All instants at which the result of a rule of the tree changes, in ascending order. */
function turnsOf(root: Activity): readonly Instant[] {
  const turns = known.get(root) ?? [...new Set(turnsBelow(root, null, []))].sort((a, b) => a - b);
  known.set(root, turns);
  return turns;
}

function turnsBelow(activity: Activity, above: ActivityConstraint | null, found: Instant[]): Instant[] {
  for (const { constraint, child } of activity.children) {
    if (child.state === 'archived') continue;
    // Most of thousands of parts share the settled constraint of their parent.
    if (constraint && constraint !== above) {
      for (const name of begins) if (constraint[name] !== null) found.push(constraint[name]);
      for (const name of ends) if (constraint[name] !== null) found.push(constraint[name] + 1);
    }
    if (child.children.length > 0) turnsBelow(child, constraint, found);
  }
  return found;
}

/**
 * The first instant after `now` at which the result of a rule of the tree changes: any date but due, an end plus 1 ms (TREE-5); null when
 * there is none.
 */
export function nextConstraintDate(root: Activity, now: Instant): Instant | null {
  return turnsOf(root).find((at) => at > now) ?? null;
}
