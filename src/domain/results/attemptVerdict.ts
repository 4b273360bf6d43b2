import type { ObjectiveAccess } from '../course/course.ts';
import { gradeFor } from './gradeFor.ts';
import type { GradingScale } from './gradingScale.ts';
import { gradeVisibility, type GradeVisibility } from './gradeVisibility.ts';
import type { Moment } from '../time/moment.ts';
import { scoreFigures, type ScoreFigures } from './scoreFigures.ts';
import { isPendingReview, scoreTone, type ScoreTone } from './scoreTone.ts';
import type { ObjectiveRecord, ObjectiveWorkflow } from '../course/workflow.ts';

type ShownOutcome = 'passed' | 'failed' | 'pending' | 'grading' | 'completed';

/** The result of an attempt that its learner may see. `grading` and `inProgress`: it is not judged yet. */
export type AttemptVerdict =
  | { readonly kind: 'inProgress' | 'grading' | 'unscored' }
  | { readonly kind: 'hidden'; readonly why: Extract<GradeVisibility, { visible: false }> }
  | {
      readonly kind: 'shown';
      readonly outcome: ShownOutcome;
      readonly figures: ScoreFigures | null;
      readonly grade: string | null;
      readonly tone: ScoreTone | null;
    };

/**
 * Judges one attempt by its own run (GRADE-1 to GRADE-6, SCORE-1 to SCORE-3).
 * @param record null while the run has no result
 * @param run null for a result from elsewhere, which counts as finished (GRADE-5)
 * @param scale names the grade if the record does not
 */
export function attemptVerdict(
  record: ObjectiveRecord | null,
  run: Pick<ObjectiveWorkflow, 'state'> | null,
  access: Pick<ObjectiveAccess, 'gradeRevealPolicy' | 'gradeRevealDate'>,
  scale: Pick<GradingScale, 'grades'> | null,
  moment: Moment,
): AttemptVerdict {
  const waiting = run !== null && run.state !== 'finished' && run.state !== 'inProgress';
  if (!record && waiting) return { kind: 'grading' };
  if (!record) return { kind: run?.state === 'inProgress' ? 'inProgress' : 'unscored' };
  const why = gradeVisibility(access, run?.state ?? null, moment);
  if (!why.visible) return { kind: 'hidden', why };
  const figures = scoreFigures(record);
  const share =
    record.normalizedScore ?? (record.score !== null && record.maxScore ? record.score / record.maxScore : null);
  const grade = record.grade ?? (scale && share !== null ? (gradeFor(scale, share)?.name ?? null) : null);
  let outcome: ShownOutcome = waiting ? 'grading' : 'completed';
  // Without score or grade there is nothing to pass.
  if (record.passed && (figures !== null || grade !== null)) outcome = 'passed';
  if (record.passed === false) outcome = 'failed';
  if (isPendingReview(record)) outcome = 'pending';
  return { kind: 'shown', outcome, figures, grade, tone: scoreTone(record) };
}
