import { availability } from './availability.ts';
import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';
import { enrolmentStanding } from './enrolmentStanding.ts';
import type { Instant } from './instant.ts';
import type { Moment } from './moment.ts';
import { reviewAllowed } from './reviewAllowed.ts';

/** A button of a course. */
export type CourseAction = 'start' | 'startAgain' | 'continue' | 'review' | 'finish' | 'addToMyCourses' | 'enrolled' | 'share';

/** What is said in place of starting. */
export type CourseHindrance =
  | { readonly code: 'comingSoon' | 'notAvailable' | 'inGrading' }
  | { readonly code: 'before' | 'after'; readonly at: Instant };

export interface CourseActions {
  readonly actions: readonly CourseAction[];
  readonly hindrance: CourseHindrance | null;
}

/** What the course page knows beside the course itself. */
export interface CourseSituation extends Moment {
  /** The last proctoring session does not fit the run (PROCT-1). */
  readonly proctoringMismatch?: boolean;
}

/** Buttons of a course in the order they are shown (BTN-1 to BTN-9), and what stands against starting it. */
export function courseActions(access: ObjectiveAccess, situation: CourseSituation): CourseActions {
  const { lastObjectiveWorkflow: workflow } = access.aggregate;
  const hindrance = firstHindrance(access, situation);
  const running = workflow?.state === 'inProgress' && !workflow.gradingByProctoring && hindrance?.code !== 'inGrading';
  const start = hindrance ? null : startAction(access);
  const actions: (CourseAction | false | null)[] = [
    running && 'continue',
    start,
    reviewAllowed(access, situation) && 'review',
    running && 'finish',
    enrolmentAction(access, hindrance),
    'share',
  ];
  return { actions: actions.filter((action): action is CourseAction => Boolean(action)), hindrance };
}

function firstHindrance(access: ObjectiveAccess, situation: CourseSituation): CourseHindrance | null {
  const workflow = access.aggregate.lastObjectiveWorkflow;
  const state = courseState(access.objective);
  if (state !== 'ready' && workflow?.state !== 'inProgress') return { code: state === 'draft' ? 'comingSoon' : 'notAvailable' };
  if (situation.proctoringMismatch || (workflow?.state === 'inProgress' && workflow.gradingByProctoring)) return { code: 'inGrading' };
  const window = availability(access, situation);
  return window.code === 'open' ? null : window;
}

/** For who can choose the course, starting it is enrolling and starting (ENROL-2); what is not offered does not start (ENROL-12). */
function startAction(access: ObjectiveAccess): CourseAction | null {
  if (enrolmentStanding(access) === 'neither') return null;
  const { aggregate, objective, retake } = access;
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = aggregate;
  if (!workflow) return record ? 'startAgain' : 'start';
  if (workflow.state !== 'finished' || !retake) return null;
  if (objective.activity.type === 'lti') return 'startAgain';
  return objective.activity.type === 'text' ? null : 'start';
}

function enrolmentAction(access: ObjectiveAccess, hindrance: CourseHindrance | null): CourseAction | null {
  const { aggregate, isMandatory, showInCatalog } = access;
  if (aggregate.isSelfEnrolled || isMandatory) return showInCatalog ? 'enrolled' : null;
  // What opens later can be chosen ahead, what is over cannot (ENROL-11).
  return enrolmentStanding(access) === 'choosable' && hindrance?.code !== 'after' ? 'addToMyCourses' : null;
}
