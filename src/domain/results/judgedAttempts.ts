import type { ObjectiveAccess } from '../course/course.ts';
import type { Moment } from '../time/moment.ts';
import type { Attempt } from './attempt.ts';
import { attemptsInOrder, type NumberedAttempt } from './attemptsInOrder.ts';
import { attemptVerdict, type AttemptVerdict } from './attemptVerdict.ts';

/** An attempt with the verdict that its learner may see. */
export interface JudgedAttempt extends NumberedAttempt {
  readonly verdict: AttemptVerdict;
}

/** The attempts of a course, newest first, each judged by its own run (RECORD-2, RECORD-3). */
export function judgedAttempts(
  access: ObjectiveAccess,
  records: readonly Attempt[],
  moment: Moment,
): readonly JudgedAttempt[] {
  return attemptsInOrder(records, access.aggregate.lastObjectiveWorkflow).map((attempt) => ({
    ...attempt,
    verdict: attemptVerdict(attempt.record, attempt.run ?? null, access, access.objective.gradingScale, moment),
  }));
}
