import {
  array,
  boolean,
  fallback,
  lazy,
  nullish,
  number,
  object,
  pipe,
  string,
  transform,
  type GenericSchema,
} from 'valibot';
import type { Activity, ActivityPart } from '../../../src/domain/tree/activity.ts';
import { activityTypes, displayModes, objectiveStates, presentationModes } from '../../../src/domain/course/states.ts';
import { resourceKinds } from '../../../src/domain/course/resources.ts';
import { activityWorkflow } from '../../../src/contract/courses/courseShapes.ts';
import { count, flag, instant, maybe, oneOf, picture, text } from '../../../src/contract/wire/fields.ts';

const disclosurePolicies = { never: 0, afterFinish: 1, afterDate: 2, afterScore: 3 } as const;
const reviewPolicies = { never: 1, afterSubmission: 2, afterRevealingResults: 3 } as const;

const activityConstraint = object({
  startFrom: instant,
  startUntil: instant,
  accessibleUntil: instant,
  gracePeriodUntil: instant,
  due: instant,
  resultsDisclosureFrom: instant,
  revealResultsFrom: instant,
  resultsDisclosurePolicy: oneOf(disclosurePolicies, null),
  resultsDisclosureAbove: count,
  reviewPolicy: oneOf(reviewPolicies, null),
});

/** What a learner has done in an activity. */
const activityWorkflowAggregate = object({
  lastActivityWorkflow: fallback(nullish(activityWorkflow, null), null),
  bestActivityRecord: fallback(nullish(object({ passed: maybe, normalizedScore: count }), null), null),
});
const aggregate = fallback(activityWorkflowAggregate, { lastActivityWorkflow: null, bestActivityRecord: null });

/** An activity; an absent child list is an empty one. */
export const activity: GenericSchema<unknown, Activity> = pipe(
  object({
    id: string(),
    name: string(),
    code: text,
    type: oneOf(activityTypes, 'text'),
    resourceKind: oneOf(resourceKinds, 'none'),
    state: oneOf(objectiveStates, 'draft'),
    duration: count,
    supportReview: flag,
    presentationMode: oneOf(presentationModes, null),
    displayMode: oneOf(displayModes, null),
    preferredWidth: count,
    preferredHeight: count,
    // Only who says so is worse off on a phone.
    supportMobileView: fallback(nullish(boolean(), true), true),
    supportCollaborativeMode: flag,
    supportPersonalMode: fallback(nullish(boolean(), true), true),
    proctored: flag,
    imageUrl: picture,
    children: nullish(array(lazy(() => activityPart)), []),
    activityWorkflowAggregate: aggregate,
  }),
  // Field by field, here and below: a tree has thousands of them, and rest and spread make slow copies.
  transform((from): Activity => ({
    id: from.id,
    name: from.name,
    code: from.code,
    type: from.type,
    resourceKind: from.resourceKind,
    state: from.state,
    duration: from.duration,
    supportReview: from.supportReview,
    presentationMode: from.presentationMode,
    displayMode: from.displayMode,
    preferredWidth: from.preferredWidth,
    preferredHeight: from.preferredHeight,
    supportMobileView: from.supportMobileView,
    supportCollaborativeMode: from.supportCollaborativeMode,
    supportPersonalMode: from.supportPersonalMode,
    proctored: from.proctored,
    imageUrl: from.imageUrl,
    children: from.children,
    aggregate: from.activityWorkflowAggregate,
  })),
);

/** A part. One whose availability is not said is taken for locked. */
export const activityPart: GenericSchema<unknown, ActivityPart> = pipe(
  object({
    id: string(),
    order: fallback(number(), 0),
    optional: flag,
    scoreWeight: fallback(number(), 0),
    activityConstraint: fallback(nullish(activityConstraint, null), null),
    available: flag,
    contentAvailable: fallback(nullish(boolean(), true), true),
    activityPathId: string(),
    axis: fallback(string(), ''),
    childActivity: activity,
  }),
  transform((from): ActivityPart => ({
    id: from.id,
    order: from.order,
    optional: from.optional,
    scoreWeight: from.scoreWeight,
    constraint: from.activityConstraint,
    available: from.available,
    contentAvailable: from.contentAvailable,
    activityPathId: from.activityPathId,
    axis: from.axis,
    // Of the root alone the course may say it (DATA-20).
    child: { ...from.childActivity, presentationMode: from.childActivity.presentationMode ?? 'tree' },
  })),
);
