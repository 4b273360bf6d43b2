import type { ObjectiveAccess } from '../course/course.ts';
import { gradeVisibility } from '../results/gradeVisibility.ts';
import type { Moment } from '../time/moment.ts';

/**
 * Whether its learner is told now that a finished run was graded, and with its result or without (NOTE-13): where the result may be seen,
 * with it; where it never may, without; where it may from a date on, not before that.
 */
export function gradedNotice(
  access: Pick<ObjectiveAccess, 'gradeRevealPolicy' | 'gradeRevealDate'>,
  moment: Moment,
): 'result' | 'graded' | 'later' {
  const visibility = gradeVisibility(access, 'finished', moment);
  if (visibility.visible) return 'result';
  return visibility.reason === 'never' ? 'graded' : 'later';
}
