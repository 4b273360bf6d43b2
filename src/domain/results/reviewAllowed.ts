import type { ObjectiveAccess } from '../course/course.ts';
import { gradeVisibility } from './gradeVisibility.ts';
import type { Moment } from '../time/moment.ts';
import type { ObjectiveRecord, ObjectiveWorkflow } from '../course/workflow.ts';

type Terms = Pick<ObjectiveAccess, 'objective' | 'gradeRevealPolicy' | 'gradeRevealDate'>;

/**
 * Whether a learner may look back at one run (REVIEW-1): it is finished, not protected, supported, and the policy permits.
 * @param record its result, or null
 */
export function runReviewAllowed(
  access: Terms,
  run: ObjectiveWorkflow | null,
  record: Pick<ObjectiveRecord, 'protectResults'> | null,
  moment: Moment,
): boolean {
  if (run?.state !== 'finished' || !access.objective.activity.supportReview) return false;
  if (run.protectResults || record?.protectResults) return false;
  return gradeVisibility(access, run.state, moment).visible;
}

/** Whether a learner may look back at the last run (REVIEW-1). */
export function reviewAllowed(access: Terms & Pick<ObjectiveAccess, 'aggregate'>, moment: Moment): boolean {
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: record } = access.aggregate;
  return runReviewAllowed(access, run, record, moment);
}
