import type { Grade, GradingScale } from './gradingScale.ts';

/** The highest grade whose least score is at or below `normalizedScore`, else the lowest (GRADE-6); null if the scale has none. */
export function gradeFor(scale: Pick<GradingScale, 'grades'>, normalizedScore: number): Grade | null {
  const falling = [...scale.grades].sort((a, b) => b.normalizedMinScore - a.normalizedMinScore);
  return falling.find((grade) => grade.normalizedMinScore <= normalizedScore) ?? falling.at(-1) ?? null;
}
