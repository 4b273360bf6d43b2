import type { ObjectiveAccess } from './course.ts';
import { gradeVisibility } from './gradeVisibility.ts';
import type { Moment } from './moment.ts';

/** Whether a learner may look back at the last run (REVIEW-1): it is finished, not protected, supported, and the policy permits. */
export function reviewAllowed(access: Pick<ObjectiveAccess, 'objective' | 'aggregate' | 'gradeRevealPolicy' | 'gradeRevealDate'>, moment: Moment): boolean {
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: record } = access.aggregate;
  if (workflow?.state !== 'finished' || !access.objective.activity.supportReview) return false;
  if (workflow.protectResults || record?.protectResults) return false;
  return gradeVisibility(access, workflow.state, moment).visible;
}
