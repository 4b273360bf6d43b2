import type { ObjectiveRecord } from '../course/workflow.ts';
import { scoreFigures, type ScoreFigures } from '../results/scoreFigures.ts';

/** The score that a certificate shows (SCORE-4); null if there is no score, or its maximum is 1. */
export function certificateScore(
  record: Pick<ObjectiveRecord, 'score' | 'maxScore' | 'normalizedScore'> | null,
): ScoreFigures | null {
  return record && record.maxScore !== 1 ? scoreFigures(record) : null;
}
