import type { ObjectiveAccess } from '../course/course.ts';
import type { Moment } from '../time/moment.ts';
import type { Attempt } from './attempt.ts';
import { attemptVerdict } from './attemptVerdict.ts';
import { judgedAttempts, type JudgedAttempt } from './judgedAttempts.ts';

/** The attempts of a course, newest first, and its first run while that has no result yet (RESULT-4). */
export function everyAttempt(
  access: ObjectiveAccess,
  records: readonly Attempt[],
  moment: Moment,
): readonly JudgedAttempt[] {
  const judged = judgedAttempts(access, records, moment);
  const run = access.aggregate.lastObjectiveWorkflow;
  if (judged.length > 0 || !run) return judged;
  const verdict = attemptVerdict(null, run, access, access.objective.gradingScale, moment);
  return [{ number: 1, current: true, record: null, run, verdict }];
}
