import type { Activity, ActivityConstraint, ActivityPart } from './activity.ts';

/** A constraint that sets nothing. */
export const noConstraint: ActivityConstraint = {
  startFrom: null,
  startUntil: null,
  accessibleUntil: null,
  gracePeriodUntil: null,
  due: null,
  resultsDisclosureFrom: null,
  revealResultsFrom: null,
  resultsDisclosurePolicy: null,
  resultsDisclosureAbove: null,
  reviewPolicy: null,
};

interface Terms {
  readonly constraint: ActivityConstraint;
  readonly optional: boolean;
  readonly weightless: boolean;
}

const disclosure = ({
  resultsDisclosureFrom,
  resultsDisclosurePolicy,
  resultsDisclosureAbove,
}: ActivityConstraint) => ({
  resultsDisclosureFrom,
  resultsDisclosurePolicy,
  resultsDisclosureAbove,
});

function merge(own: ActivityConstraint, above: ActivityConstraint): ActivityConstraint {
  const setsDisclosure = Object.values(disclosure(own)).some((value) => value !== null);
  return {
    startFrom: own.startFrom ?? above.startFrom,
    startUntil: own.startUntil ?? above.startUntil,
    accessibleUntil: own.accessibleUntil ?? above.accessibleUntil,
    gracePeriodUntil: own.gracePeriodUntil ?? above.gracePeriodUntil,
    due: own.due ?? above.due,
    revealResultsFrom: own.revealResultsFrom ?? above.revealResultsFrom,
    reviewPolicy: own.reviewPolicy ?? above.reviewPolicy,
    ...disclosure(setsDisclosure ? own : above),
  };
}

function settle(part: ActivityPart, above: Terms): ActivityPart {
  // Trees have thousands of parts, and most set nothing: they share the constraint above them.
  const constraint = part.constraint ? merge(part.constraint, above.constraint) : above.constraint;
  const optional = above.optional || part.optional;
  const scoreWeight = above.weightless ? 0 : part.scoreWeight;
  return {
    ...part,
    constraint,
    optional,
    scoreWeight,
    child: below(part.child, { constraint, optional, weightless: scoreWeight === 0 }),
  };
}

// Most activities have no parts, and stay the same object.
const below = (activity: Activity, terms: Terms): Activity =>
  activity.children.length > 0
    ? { ...activity, children: activity.children.map((part) => settle(part, terms)) }
    : activity;

/**
 * Settles the terms of every part of a tree: each constraint field comes from the nearest ancestor that sets it, the three
 * of results disclosure as one group (DATA-18); a parent's optional true and weight 0 win (DATA-19). Doing it twice changes nothing.
 * @param root a tree as the server sends it
 */
export function inheritConstraints(root: Activity): Activity {
  return below(root, { constraint: noConstraint, optional: false, weightless: false });
}
