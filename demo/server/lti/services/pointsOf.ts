import type { ltiScores } from '../../db/schemaLti.ts';
import type { LineItem } from '../lineItems.ts';

/** A score as points of its column; null while it is not fully graded (LTI-23). */
export const pointsOf = (
  { gradingProgress, scoreGiven, scoreMaximum }: typeof ltiScores.$inferSelect,
  item: Pick<LineItem, 'scoreMaximum'>,
): number | null =>
  gradingProgress === 'FullyGraded' && scoreGiven !== null && scoreMaximum !== null
    ? (scoreGiven / scoreMaximum) * item.scoreMaximum
    : null;
