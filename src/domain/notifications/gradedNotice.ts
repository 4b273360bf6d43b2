import type { ObjectiveAccess } from '../course/course.ts';
import { gradeVisibility } from '../results/gradeVisibility.ts';
import type { Moment } from '../time/moment.ts';

/**
 * How the learner is told now that a finished run was graded (NOTE-13): with the result if they may see it; without it if they never may;
 * not yet if the result is shown only from a later date on.
 */
export function gradedNotice(
  access: Pick<ObjectiveAccess, 'gradeRevealPolicy' | 'gradeRevealDate'>,
  moment: Moment,
): 'result' | 'graded' | 'later' {
  const visibility = gradeVisibility(access, 'finished', moment);
  if (visibility.visible) return 'result';
  return visibility.reason === 'never' ? 'graded' : 'later';
}
