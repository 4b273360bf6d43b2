import type { GradingScale } from '../results/gradingScale.ts';
import type { ObjectiveRecord } from '../course/workflow.ts';

/** What a result lacks: points, to one decimal, or whole per cent where the maximum is 1 or unknown. */
export type Lack = { readonly points: number } | { readonly percent: number };

// 0.29 * 100 is a hair more than 29; and what is lacking is never nothing.
const up = (value: number): number => Math.max(1, Math.ceil(Number(value.toFixed(6))));

/** What a result that was not passed lacks, rounded up so that it is enough (RECORD-4); null where nothing is lacking or nobody can say. */
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
