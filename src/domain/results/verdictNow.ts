import { attemptVerdict, type AttemptVerdict } from './attemptVerdict.ts';
import type { ObjectiveAccess } from '../course/course.ts';
import { isWithProctor } from '../proctoring/isWithProctor.ts';
import type { Moment } from '../time/moment.ts';
import type { ObjectiveRecord } from '../course/workflow.ts';

/** The record of the run that counts; null if the last record belongs to an earlier run, which says nothing about this one (GRADE-5). */
export function recordNow({
  aggregate: { lastObjectiveRecord: last, lastObjectiveWorkflow: run },
}: Pick<ObjectiveAccess, 'aggregate'>): ObjectiveRecord | null {
  return run?.objectiveRecordId && run.objectiveRecordId !== last?.id ? null : last;
}

/**
 * The verdict on the run that counts: the same for card, badge, course page and table of results (SCORE-3, GRADE-1 to
 * GRADE-6). Null before the first run.
 */
export function verdictNow(access: ObjectiveAccess, moment: Moment): AttemptVerdict | null {
  const { lastObjectiveRecord: last, lastObjectiveWorkflow: run } = access.aggregate;
  if (!run && !last) return null;
  if (run?.state === 'inProgress') return { kind: isWithProctor(run) ? 'grading' : 'inProgress' };
  const judge = (record: ObjectiveRecord | null) =>
    attemptVerdict(record, run, access, access.objective.gradingScale, moment);
  if (!run || run.state === 'finished') return judge(recordNow(access));
  // A run that is being graded may have its result already (GRADE-2). The result of an earlier run says nothing about it.
  const verdict = judge(last?.id === run.objectiveRecordId ? last : null);
  return verdict.kind === 'shown' ? verdict : { kind: 'grading' };
}
