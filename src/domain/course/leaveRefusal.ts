import { isWithProctor } from '../proctoring/isWithProctor.ts';
import type { ObjectiveAccess } from './course.ts';
import type { CourseSituation } from './courseActions.ts';

/**
 * Why a course is not left by its learner's word. `assigned`: others gave it to them; `watched`: it is taken, or graded, under a
 * proctor's eyes.
 */
export type LeaveRefusal = 'notEnrolled' | 'mandatory' | 'assigned' | 'hasResult' | 'handedIn' | 'watched';

/**
 * The first reason against leaving a course; null where its learner may leave (LEAVE-1). What was handed in, and every result, stays: only
 * a course that is not begun or in progress is left.
 */
export function leaveRefusal(
  { aggregate, isMandatory, objective }: Pick<ObjectiveAccess, 'aggregate' | 'isMandatory' | 'objective'>,
  { proctoringMismatch = false }: Pick<CourseSituation, 'proctoringMismatch'> = {},
): LeaveRefusal | null {
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: record, isSelfEnrolled } = aggregate;
  if (isMandatory) return 'mandatory';
  if (record) return 'hasResult';
  if (run && run.state !== 'inProgress') return 'handedIn';
  if (!isSelfEnrolled) return run ? 'assigned' : 'notEnrolled';
  const watched = objective.proctored || objective.activity.proctored || isWithProctor(run) || proctoringMismatch;
  return run && watched ? 'watched' : null;
}
