import { attemptVerdict, type AttemptVerdict } from './attemptVerdict.ts';
import type { ObjectiveAccess } from '../course/course.ts';
import { isWithProctor } from '../proctoring/isWithProctor.ts';
import type { Moment } from '../time/moment.ts';
import type { ObjectiveRecord } from '../course/workflow.ts';

/**
 * The record of the run that counts. Null if the last record belongs to an earlier run, which says nothing about this one (GRADE-5): a
 * finished run may leave its record unnamed, another run has only the record that it names.
 */
export function recordNow({
  aggregate: { lastObjectiveRecord: last, lastObjectiveWorkflow: run },
}: Pick<ObjectiveAccess, 'aggregate'>): ObjectiveRecord | null {
  const isNamed = run?.objectiveRecordId || (run && run.state !== 'finished');
  return isNamed && run.objectiveRecordId !== last?.id ? null : last;
}

/**
 * The verdict on the run that counts: the same for card, badge, course page and table of results (SCORE-3, GRADE-1 to
 * GRADE-6). Null before the first run.
 */
export function verdictNow(access: ObjectiveAccess, moment: Moment): AttemptVerdict | null {
  const { lastObjectiveRecord: last, lastObjectiveWorkflow: run } = access.aggregate;
  if (!run && !last) return null;
  if (run?.state === 'inProgress') return { kind: isWithProctor(run) ? 'grading' : 'inProgress' };
  const verdict = attemptVerdict(recordNow(access), run, access, access.objective.gradingScale, moment);
  return verdict.kind === 'hidden' && run && run.state !== 'finished' ? { kind: 'grading' } : verdict;
}
