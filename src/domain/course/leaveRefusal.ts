import { isWithProctor } from '../proctoring/isWithProctor.ts';
import type { ObjectiveAccess } from './course.ts';
import type { CourseSituation } from './courseActions.ts';

/**
 * Why a learner cannot leave a course. `assigned`: other people gave it to them; `watched`: its run is proctored, or is with the proctor.
 */
export type LeaveRefusal = 'notEnrolled' | 'mandatory' | 'assigned' | 'hasResult' | 'handedIn' | 'watched';

/**
 * The first reason against leaving a course; null if its learner may leave (LEAVE-1). Submitted work and results are kept, so only a
 * course that is not started or in progress can be left.
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
