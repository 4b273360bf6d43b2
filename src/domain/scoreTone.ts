import type { ObjectiveRecord } from './workflow.ts';

export type ScoreTone = 'success' | 'accent' | 'danger';

/** Tone of a score, read before it is rounded (SCORE-1, CONST-14); null where there is no score. */
export function scoreTone({ score, maxScore, normalizedScore }: Pick<ObjectiveRecord, 'score' | 'maxScore' | 'normalizedScore'>): ScoreTone | null {
  if (score !== null && score === maxScore) return 'success';
  const share = normalizedScore ?? (score !== null && maxScore ? score / maxScore : null);
  if (share === null) return null;
  return share >= 0.8 ? 'success' : share >= 0.4 ? 'accent' : 'danger';
}

/** Whether somebody has yet to judge a result (SCORE-3). */
export function isPendingReview({ passed, finished }: Pick<ObjectiveRecord, 'passed' | 'finished'>): boolean {
  return passed === null && finished !== null;
}
