import type { Activity } from '../../../src/domain/tree/activity.ts';
import { childrenInOrder } from '../../../src/domain/tree/childrenInOrder.ts';
import { gradeFor } from '../../../src/domain/results/gradeFor.ts';
import type { GradingScale } from '../../../src/domain/results/gradingScale.ts';

/** The properties of a scale that decide on a result. */
export type ScaleRule = Pick<GradingScale, 'maxScore' | 'normalizedPassingScore' | 'grades'>;

/** Seconds of the clock between handing in and the grade, in a course that is graded automatically. */
export const gradingSeconds = 4;

/**
 * The normalized score of an activity: the average of its parts by their weights; null where nothing in it is scored. A part without weight
 * is not scored.
 */
function scoreOf(activity: Activity): number | null {
  let [sum, weights] = [0, 0];
  for (const { child, scoreWeight } of childrenInOrder(activity)) {
    if (scoreWeight <= 0) continue;
    const score =
      child.type === 'composite' ? scoreOf(child) : (child.aggregate.bestActivityRecord?.normalizedScore ?? 0);
    if (score === null) continue;
    sum += score * scoreWeight;
    weights += scoreWeight;
  }
  return weights > 0 ? sum / weights : null;
}

/** The result of a run: the score by the weights of its parts, and its grade in the course's scale (GRADE-6, SRV-12). */
export function gradeCourse(root: Activity, scale: ScaleRule | null) {
  const normalizedScore = scoreOf(root);
  return normalizedScore === null
    ? { normalizedScore, score: null, maxScore: null, grade: null, passed: true as boolean | null }
    : resultOf(normalizedScore, scale);
}

/** A score from 0 to 1 as a result in the course's scale; without a scale the most is 1 (GRADE-6). */
export function resultOf(normalizedScore: number, scale: ScaleRule | null) {
  const maxScore = scale?.maxScore ?? 1;
  return {
    normalizedScore,
    score: normalizedScore * maxScore,
    maxScore,
    grade: (scale && gradeFor(scale, normalizedScore)?.name) ?? null,
    passed: scale?.normalizedPassingScore == null ? null : normalizedScore >= scale.normalizedPassingScore,
  };
}
