import type { GradingScale } from '../results/gradingScale.ts';
import type { ObjectiveRecord } from '../course/workflow.ts';

/** The lack of a result: points, to one decimal, or whole per cent if the maximum is 1 or unknown. */
export type Lack = { readonly points: number } | { readonly percent: number };

// 0.29 * 100 is slightly more than 29, so it is rounded before `ceil`. A lack is never shown as 0.
const up = (value: number): number => Math.max(1, Math.ceil(Number(value.toFixed(6))));

/**
 * The lack of a result that was not passed, rounded up so that it is enough (RECORD-4); null if it lacks nothing or the lack is unknown.
 */
export function neededToPass(
  {
    passed,
    score,
    maxScore,
    normalizedScore,
  }: Pick<ObjectiveRecord, 'passed' | 'score' | 'maxScore' | 'normalizedScore'>,
  scale: Pick<GradingScale, 'normalizedPassingScore'> | null,
): Lack | null {
  const passing = scale?.normalizedPassingScore ?? null;
  const share = normalizedScore ?? (score !== null && maxScore ? score / maxScore : null);
  if (passed !== false || passing === null || share === null || share >= passing) return null;
  const lack = passing - share;
  return score !== null && maxScore && maxScore !== 1
    ? { points: up(lack * maxScore * 10) / 10 }
    : { percent: up(lack * 100) };
}
