import { array, boolean, fallback, nullish, number, object, pipe, string, transform } from 'valibot';
import type { ObjectiveAccess } from '../domain/course.ts';
import { activityTypes, objectiveStates, presentationModes, workflowStates } from '../domain/states.ts';
import { anything, count, flag, instant, maybe, oneOf, share, text } from './fields.ts';

const gradeRevealPolicies = { none: 0, never: 1, afterFinish: 2, afterDate: 3 } as const;

/** `unknown` states are taken for submitted: shown, but nothing can be done with it. */
export const objectiveWorkflow = object({
  id: string(),
  state: oneOf(workflowStates, 'submitted'),
  progress: share,
  started: instant,
  submitted: instant,
  finished: instant,
  protectResults: flag,
  objectiveRecordId: text,
  /** @assumed */
  gradingByProctoring: flag,
});

export const activityWorkflow = object({
  id: string(),
  state: oneOf(workflowStates, 'submitted'),
  submitted: instant,
  finished: instant,
  lastProctoringSessionId: text,
});

/** A grade comes as its name, or as an object that has one. */
const gradeName = pipe(
  anything,
  transform((value): string | null => {
    const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
    return typeof name === 'string' ? name : null;
  }),
);

export const objectiveRecord = object({
  id: string(),
  finished: instant,
  score: count,
  maxScore: count,
  normalizedScore: count,
  grade: gradeName,
  passed: maybe,
  progress: share,
  protectResults: flag,
});

export const gradingScale = object({
  id: string(),
  name: text,
  maxScore: fallback(number(), 1),
  normalizedPassingScore: count,
  grades: fallback(array(object({ id: text, name: string(), normalizedMinScore: number(), color: text })), []),
});

export const rootActivity = object({
  id: fallback(string(), ''),
  type: oneOf(activityTypes, 'composite'),
  state: oneOf(objectiveStates, 'draft'),
  duration: count,
  childrenCount: fallback(number(), 0),
  presentationMode: oneOf(presentationModes, 'tree'),
  supportReview: flag,
  // Only who says so is worse off on a phone.
  supportMobileView: fallback(nullish(boolean(), true), true),
  proctored: flag,
});

/** A course. An unknown state is taken for draft: shown, not opened. */
export const objective = object({
  id: string(),
  name: string(),
  code: text,
  description: text,
  about: text,
  state: oneOf(objectiveStates, 'draft'),
  imageUrl: text,
  showcases: fallback(array(object({ id: string(), name: string() })), []),
  activity: rootActivity,
  announcementChannelId: text,
  gradingScaleId: text,
  gradingScale: fallback(nullish(gradingScale, null), null),
  proctored: flag,
});

/** What a learner has done in a course, over all runs. */
export const objectiveWorkflowAggregate = object({
  id: string(),
  isSelfEnrolled: flag,
  lastObjectiveWorkflow: nullish(objectiveWorkflow, null),
  lastObjectiveRecord: nullish(objectiveRecord, null),
  lastActivityWorkflow: fallback(nullish(activityWorkflow, null), null),
});

/** A course for one learner. */
export const objectiveAccess = pipe(
  object({
    id: string(),
    userId: fallback(string(), ''),
    objectiveAccessId: text,
    objective,
    isMandatory: flag,
    retake: flag,
    showInCatalog: flag,
    availabilityDate: instant,
    availabilityEndDate: instant,
    dueDate: instant,
    gradeRevealPolicy: oneOf(gradeRevealPolicies, 'none'),
    gradeRevealDate: instant,
    termId: text,
    /** @assumed */
    parts: fallback(nullish(object({ done: number(), total: number() }), null), null),
    objectiveWorkflowAggregate,
  }),
  transform(({ objectiveWorkflowAggregate: aggregate, ...rest }): ObjectiveAccess => ({ ...rest, aggregate })),
);
