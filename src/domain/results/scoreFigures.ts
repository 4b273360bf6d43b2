import type { ObjectiveRecord } from '../course/workflow.ts';

/** A score in figures: whole per cent, and the points unless the maximum is 1. */
export interface ScoreFigures {
  readonly percent: number;
  readonly points: { readonly score: number; readonly max: number } | null;
}

/** Figures of a score (SCORE-2); null if there is none. */
export function scoreFigures({
  score,
  maxScore,
  normalizedScore,
}: Pick<ObjectiveRecord, 'score' | 'maxScore' | 'normalizedScore'>): ScoreFigures | null {
  const share = score === null || !maxScore ? normalizedScore : score / maxScore;
  if (share === null) return null;
  return {
    percent: Math.round(share * 100),
    points: score !== null && maxScore && maxScore !== 1 ? { score, max: maxScore } : null,
  };
}
