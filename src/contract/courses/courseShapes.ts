import { array, boolean, fallback, nullish, number, pipe, string, transform } from 'valibot';
import type { Objective, ObjectiveAccess } from '../../domain/course/course.ts';
import { deriveScale } from '../../domain/results/deriveScale.ts';
import {
  activityTypes,
  displayModes,
  objectiveStates,
  presentationModes,
  workflowStates,
} from '../../domain/course/states.ts';
import {
  anything,
  count,
  flag,
  idOrNone,
  instant,
  maximum,
  maybe,
  oneOf,
  picture,
  share,
  text,
} from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const gradeRevealPolicies = { none: 0, never: 1, afterFinish: 2, afterDate: 3 } as const;

/** A run through a course. An unknown state counts as submitted: the run is shown, but nothing can be done with it. */
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

/** A grade is sent as its name, or as an object with a name. */
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
  maxScore: maximum,
  normalizedScore: count,
  grade: gradeName,
  passed: maybe,
  progress: share,
  protectResults: flag,
});

const grades = fallback(
  nullish(array(object({ id: text, name: string(), normalizedMinScore: number(), color: text })), null),
  null,
);

/** A scale. Fields that follow from its grades may be absent (DATA-9). */
export const gradingScale = pipe(
  object({
    id: string(),
    name: text,
    description: text,
    maxScore: pipe(
      maximum,
      transform((value) => value ?? 1),
    ),
    passingGradeId: text,
    normalizedPassingScore: count,
    numberOfGrades: count,
    grades,
    objectiveGrades: grades,
  }),
  transform(({ grades: own, objectiveGrades, ...rest }) =>
    deriveScale({ ...rest, grades: own ?? objectiveGrades ?? [] }),
  ),
);
const embeddedScale = fallback(nullish(gradingScale, null), null);

const unlessDenied = fallback(nullish(boolean(), true), true);

const rootActivity = object({
  id: fallback(string(), ''),
  type: oneOf(activityTypes, 'composite'),
  state: oneOf(objectiveStates, 'draft'),
  duration: count,
  childrenCount: fallback(number(), 0),
  presentationMode: oneOf(presentationModes, null),
  displayMode: oneOf(displayModes, null),
  supportReview: maybe,
  // A course works on a phone unless the server says that it does not.
  supportMobileView: unlessDenied,
  proctored: flag,
});

/**
 * A course. An unknown state counts as draft: the course is shown, but cannot be opened. The presentation mode is that of its activity,
 * else that of the course (DATA-20), and so is the support of reviews. A course without a view for phones has none of its activity either.
 */
const objective = pipe(
  object({
    id: string(),
    name: string(),
    code: text,
    description: text,
    about: text,
    state: oneOf(objectiveStates, 'draft'),
    imageUrl: picture,
    showcases: fallback(array(object({ id: string(), name: string() })), []),
    activity: rootActivity,
    presentationMode: oneOf(presentationModes, null),
    displayMode: oneOf(displayModes, null),
    announcementChannelId: text,
    gradingScaleId: idOrNone,
    objectiveGradingScale: embeddedScale,
    supportFullscreenView: unlessDenied,
    supportMobileView: unlessDenied,
    supportReview: flag,
    proctored: flag,
  }),
  transform(
    ({
      activity,
      presentationMode,
      displayMode,
      supportReview,
      supportMobileView,
      objectiveGradingScale: scale,
      ...rest
    }): Objective => ({
      ...rest,
      activity: {
        ...activity,
        presentationMode: activity.presentationMode ?? presentationMode ?? 'tree',
        displayMode: activity.displayMode ?? displayMode ?? 'embeddedAuto',
        supportReview: activity.supportReview ?? supportReview,
        supportMobileView: activity.supportMobileView && supportMobileView,
      },
      gradingScale: scale,
    }),
  ),
);

/**
 * The numbers of done and of all leaves of a course's content, where the server counts them; a field of Lectern's own, which no request
 * names.
 */
const partCount = object({ done: number(), total: number() });
/** The numbers of parts of each module; an unreadable list counts as empty (CARD-12). */
export const modules = fallback(array(partCount), []);
const parts = fallback(nullish(object({ ...partCount.entries, modules }), null), null);

/** A learner's aggregate of a course over all runs: enrolment, last run and last result. */
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
    termId: idOrNone,
    // The scale of the course is here or in `objective` (DATA-20).
    objectiveWorkflowAggregate: object({
      ...objectiveWorkflowAggregate.entries,
      objectiveGradingScale: embeddedScale,
      parts,
    }),
  }),
  transform(
    ({
      objectiveWorkflowAggregate: { objectiveGradingScale, parts: counted, ...aggregate },
      objective: course,
      ...rest
    }): ObjectiveAccess => ({
      ...rest,
      objective: { ...course, gradingScale: course.gradingScale ?? objectiveGradingScale },
      parts: counted,
      aggregate,
    }),
  ),
);
