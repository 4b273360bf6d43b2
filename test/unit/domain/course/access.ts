import type { ObjectiveAccess, RootActivity } from '../../../../src/domain/course/course.ts';
import type { ObjectiveRecord, ObjectiveWorkflow } from '../../../../src/domain/course/workflow.ts';

/** The instant at which these tests stand. */
export const now = Date.UTC(2026, 10, 21, 12);
export const day = 86_400_000;

const bareWorkflow: ObjectiveWorkflow = {
  id: 'w',
  state: 'inProgress',
  progress: 0,
  started: now - 9 * day,
  submitted: null,
  finished: null,
  protectResults: false,
  objectiveRecordId: null,
  gradingByProctoring: false,
};

export const workflow = (more: Partial<ObjectiveWorkflow> = {}): ObjectiveWorkflow => ({ ...bareWorkflow, ...more });

export const record = (more: Partial<ObjectiveRecord> = {}): ObjectiveRecord => ({
  id: 'r',
  finished: now - day,
  score: null,
  maxScore: null,
  normalizedScore: null,
  grade: null,
  passed: null,
  progress: 1,
  protectResults: false,
  ...more,
});

export interface AccessMore extends Partial<Omit<ObjectiveAccess, 'aggregate' | 'objective'>> {
  readonly workflow?: ObjectiveWorkflow | null;
  readonly record?: ObjectiveRecord | null;
  readonly isSelfEnrolled?: boolean;
  readonly objective?: Partial<ObjectiveAccess['objective']>;
  readonly activity?: Partial<RootActivity>;
}

/** A course that nobody has touched, ready and without dates, with what a test says. */
export function access({
  workflow: lastObjectiveWorkflow = null,
  record: lastObjectiveRecord = null,
  isSelfEnrolled = true,
  objective,
  activity,
  ...more
}: AccessMore = {}): ObjectiveAccess {
  return {
    id: 'a',
    userId: 'u',
    objectiveAccessId: 'oa',
    isMandatory: false,
    retake: false,
    showInCatalog: false,
    availabilityDate: null,
    availabilityEndDate: null,
    dueDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    termId: null,
    parts: null,
    objective: {
      id: 'c',
      name: 'Course',
      code: 'C 1',
      description: null,
      about: null,
      state: 'ready',
      imageUrl: null,
      showcases: [],
      announcementChannelId: null,
      gradingScaleId: null,
      gradingScale: null,
      supportFullscreenView: true,
      proctored: false,
      ...objective,
      activity: {
        id: 'root',
        type: 'composite',
        state: 'ready',
        duration: null,
        childrenCount: 3,
        presentationMode: 'tree',
        displayMode: 'embeddedAuto',
        supportReview: true,
        supportMobileView: true,
        proctored: false,
        ...activity,
      },
    },
    aggregate: { id: 'g', isSelfEnrolled, lastObjectiveWorkflow, lastObjectiveRecord, lastActivityWorkflow: null },
    ...more,
  };
}
