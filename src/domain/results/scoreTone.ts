import type { ObjectiveRecord } from '../course/workflow.ts';

export type ScoreTone = 'success' | 'accent' | 'danger';

/** Tone of a score, read before it is rounded (SCORE-1, CONST-14); null if there is no score. */
export function scoreTone({
  score,
  maxScore,
  normalizedScore,
}: Pick<ObjectiveRecord, 'score' | 'maxScore' | 'normalizedScore'>): ScoreTone | null {
  if (score !== null && score === maxScore) return 'success';
  const share = normalizedScore ?? (score !== null && maxScore ? score / maxScore : null);
  if (share === null) return null;
  if (share >= 0.8) return 'success';
  return share >= 0.4 ? 'accent' : 'danger';
}

/** Whether a result still has to be judged (SCORE-3). */
export function isPendingReview({ passed, finished }: Pick<ObjectiveRecord, 'passed' | 'finished'>): boolean {
  return passed === null && finished !== null;
}
