import type { PartReport } from '../../calls/parts/completeByReport.ts';
import type { ScoreBody } from './readLineItem.ts';

/**
 * What a score says of a part (LTI-22): it is done once it was submitted or completed, its score counts when it is fully graded, and
 * until then it waits for somebody.
 */
export function reportOf(
  score: Pick<ScoreBody, 'scoreGiven' | 'scoreMaximum' | 'activityProgress' | 'gradingProgress'>,
): PartReport {
  const { scoreGiven, scoreMaximum, activityProgress, gradingProgress } = score;
  const completed = activityProgress === 'Completed' || activityProgress === 'Submitted';
  if (gradingProgress !== 'FullyGraded') return { completed, normalizedScore: null, waits: completed };
  return { completed, normalizedScore: scoreGiven == null || !scoreMaximum ? null : scoreGiven / scoreMaximum };
}
