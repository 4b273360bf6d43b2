import type { ObjectiveAccess } from '../course/course.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, type Moment } from '../time/moment.ts';
import type { WorkflowState } from '../course/states.ts';

/** Whether a grade is shown to its learner, and why it is not; `at` is the time from which it will be, if that is known. */
export type GradeVisibility =
  | { readonly visible: true }
  | { readonly visible: false; readonly reason: 'never' | 'unfinished' }
  | { readonly visible: false; readonly reason: 'beforeDate'; readonly at: Instant | null };

/**
 * The grade reveal policy of a course (GRADE-1 to GRADE-5).
 * @param state state of the attempt's own workflow; null for an imported record, which counts as finished
 */
export function gradeVisibility(
  access: Pick<ObjectiveAccess, 'gradeRevealPolicy' | 'gradeRevealDate'>,
  state: WorkflowState | null,
  moment: Moment,
): GradeVisibility {
  const { gradeRevealPolicy: policy, gradeRevealDate: at } = access;
  if (policy === 'none') return { visible: true };
  if (policy === 'never') return { visible: false, reason: 'never' };
  if (state === 'inProgress') return { visible: false, reason: 'unfinished' };
  // A missing date counts as not reached.
  const { now, loaded = now } = moment;
  if (policy === 'afterDate' && (at === null || isAhead(at, { ...moment, now: loaded })))
    return { visible: false, reason: 'beforeDate', at };
  return { visible: true };
}
