import { availability } from './availability.ts';
import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';
import { enrolmentStanding } from './enrolmentStanding.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import { reviewAllowed } from '../results/reviewAllowed.ts';
import { isWithProctor } from '../proctoring/isWithProctor.ts';

/** A button of a course. */
export type CourseAction =
  'start' | 'startAgain' | 'continue' | 'review' | 'finish' | 'addToMyCourses' | 'enrolled' | 'share';

/** The reason why a course cannot be started, or goes no further. */
export type BlockReason =
  | { readonly code: 'comingSoon' | 'notAvailable' | 'inGrading' }
  | { readonly code: 'before' | 'after'; readonly at: Instant };

export interface CourseActions {
  readonly actions: readonly CourseAction[];
  readonly blockReason: BlockReason | null;
}

/** Facts that the course page knows besides the course itself. */
export interface CourseSituation extends Moment {
  /** The last proctoring session does not fit the run (PROCT-1). */
  readonly proctoringMismatch?: boolean;
}

/** Buttons of a course in the order they are shown (BTN-1 to BTN-9), and the reason that blocks it. */
export function courseActions(access: ObjectiveAccess, situation: CourseSituation): CourseActions {
  const { lastObjectiveWorkflow: workflow } = access.aggregate;
  const blockReason = firstBlockReason(access, situation);
  const running = workflow?.state === 'inProgress' && blockReason?.code !== 'inGrading';
  const start = blockReason ? null : startAction(access);
  const actions: (CourseAction | false | null)[] = [
    running && 'continue',
    start,
    reviewAllowed(access, situation) && 'review',
    running && 'finish',
    enrolmentAction(access, blockReason),
    'share',
  ];
  return { actions: actions.filter((action): action is CourseAction => Boolean(action)), blockReason };
}

function firstBlockReason(access: ObjectiveAccess, situation: CourseSituation): BlockReason | null {
  const workflow = access.aggregate.lastObjectiveWorkflow;
  const state = courseState(access.objective);
  if (state !== 'ready' && workflow?.state !== 'inProgress')
    return { code: state === 'draft' ? 'comingSoon' : 'notAvailable' };
  if (situation.proctoringMismatch || isWithProctor(workflow)) return { code: 'inGrading' };
  const window = availability(access, situation);
  return window.code === 'open' ? null : window;
}

/** A learner who can choose the course enrols by starting it (ENROL-2); a course that is not offered cannot be started (ENROL-12). */
function startAction(access: ObjectiveAccess): CourseAction | null {
  if (enrolmentStanding(access) === 'neither') return null;
  const { aggregate, objective, retake } = access;
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = aggregate;
  if (!workflow) return record ? 'startAgain' : 'start';
  if (workflow.state !== 'finished' || !retake) return null;
  if (objective.activity.type === 'lti') return 'startAgain';
  return objective.activity.type === 'text' ? null : 'start';
}

function enrolmentAction(access: ObjectiveAccess, blockReason: BlockReason | null): CourseAction | null {
  const { aggregate, isMandatory, showInCatalog } = access;
  if (aggregate.isSelfEnrolled || isMandatory) return showInCatalog ? 'enrolled' : null;
  // A course that opens later can be added in advance; one whose time is over cannot (ENROL-11).
  return enrolmentStanding(access) === 'choosable' && blockReason?.code !== 'after' ? 'addToMyCourses' : null;
}
