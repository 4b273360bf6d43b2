import type { Activity } from '../../../src/domain/activity.ts';
import { childrenInOrder } from '../../../src/domain/childrenInOrder.ts';
import { gradeFor } from '../../../src/domain/gradeFor.ts';
import type { GradingScale } from '../../../src/domain/gradingScale.ts';

/** Seconds of the clock between handing in and the grade of a course that is graded by itself. */
export const gradingSeconds = 4;

/** The normalized score of an activity: that of its parts, by their weights; null where nothing in it is scored. */
function scoreOf(activity: Activity): number | null {
  if (activity.type !== 'composite') return activity.scored ? (activity.aggregate.bestActivityRecord?.normalizedScore ?? 0) : null;
  let [sum, weights] = [0, 0];
  for (const { child, scoreWeight } of childrenInOrder(activity)) {
    const score = scoreOf(child);
    if (score === null || scoreWeight <= 0) continue;
    sum += score * scoreWeight;
    weights += scoreWeight;
  }
  return weights > 0 ? sum / weights : null;
}

/** The result of a run: the score by the weights of its parts, and its grade in the course's scale (GRADE-6, SRV-12). */
export function gradeCourse(root: Activity, scale: GradingScale | null) {
  const normalizedScore = scoreOf(root);
  return normalizedScore === null ? { normalizedScore, score: null, maxScore: null, grade: null, passed: true } : resultOf(normalizedScore, scale);
}

/** A score from 0 to 1 as a result in the course's scale; without a scale the most is 1 (GRADE-6). */
export function resultOf(normalizedScore: number, scale: GradingScale | null) {
  const maxScore = scale?.maxScore ?? 1;
  return {
    normalizedScore,
    score: normalizedScore * maxScore,
    maxScore,
    grade: (scale && gradeFor(scale, normalizedScore)?.name) ?? null,
    passed: scale?.normalizedPassingScore == null ? null : normalizedScore >= scale.normalizedPassingScore,
  };
}
