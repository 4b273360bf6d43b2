import type { PartReport } from '../../calls/parts/completeByReport.ts';
import type { ScoreBody } from './readLineItem.ts';

/**
 * The report of a score on a part (LTI-22): the part is done once it was submitted or completed; its score counts once it is fully graded,
 * and waits for a grader until then.
 */
export function reportOf(
  score: Pick<ScoreBody, 'scoreGiven' | 'scoreMaximum' | 'activityProgress' | 'gradingProgress'>,
): PartReport {
  const { scoreGiven, scoreMaximum, activityProgress, gradingProgress } = score;
  const completed = activityProgress === 'Completed' || activityProgress === 'Submitted';
  if (gradingProgress !== 'FullyGraded') return { completed, normalizedScore: null, waits: completed };
  return { completed, normalizedScore: scoreGiven == null || !scoreMaximum ? null : scoreGiven / scoreMaximum };
}
