import { gradeVisibility } from '../../../../src/domain/results/gradeVisibility.ts';
import type { GradeRevealPolicy, WorkflowState } from '../../../../src/domain/course/states.ts';
import type { objectiveAccesses } from '../../db/schema.ts';
import type { objectiveRecords } from '../../db/schemaRuns.ts';

const revealPolicies: readonly GradeRevealPolicy[] = ['none', 'never', 'afterFinish', 'afterDate'];

/** A row's reveal policy as the rules know it; an unknown policy hides the result. */
export const revealPolicyOf = ({
  gradeRevealPolicy,
  gradeRevealDate,
}: Pick<typeof objectiveAccesses.$inferSelect, 'gradeRevealPolicy' | 'gradeRevealDate'>) => ({
  gradeRevealPolicy: revealPolicies[gradeRevealPolicy] ?? 'never',
  gradeRevealDate: gradeRevealDate?.getTime() ?? null,
});

/**
 * A record without the values that its learner may not see yet: these do not leave the server (GRADE-1 to GRADE-5, SRV-13).
 * @param state state of the record's own run; null for an imported one
 */
export function shownRecord(
  record: typeof objectiveRecords.$inferSelect,
  access: Parameters<typeof revealPolicyOf>[0],
  state: WorkflowState | null,
  now: number,
) {
  const { accessId: _a, workflowId: _w, ...rest } = record;
  return gradeVisibility(revealPolicyOf(access), state, { now }).visible
    ? rest
    : { ...rest, score: null, normalizedScore: null, grade: null, passed: null };
}
