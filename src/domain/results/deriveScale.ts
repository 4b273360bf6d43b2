import type { GradingScale } from './gradingScale.ts';

type Derived = 'normalizedPassingScore' | 'passingGrade' | 'numberOfGrades';

/** A scale as a server may send it: fields that follow from the grades may be missing. */
export interface GivenScale extends Omit<GradingScale, Derived> {
  readonly passingGradeId: string | null;
  readonly normalizedPassingScore: number | null;
  readonly numberOfGrades: number | null;
}

/**
 * Completes a scale with the fields that follow from its grades (DATA-9). The passing grade is the named one, else the lowest grade at or
 * above the given passing score. The passing score is the given one, else the least score of the passing grade.
 */
export function deriveScale({ passingGradeId, numberOfGrades, ...scale }: GivenScale): GradingScale {
  const rising = [...scale.grades].sort((a, b) => a.normalizedMinScore - b.normalizedMinScore);
  const given = scale.normalizedPassingScore;
  const passingGrade =
    rising.find(({ id }) => id !== null && id === passingGradeId) ??
    (given === null ? undefined : rising.find((grade) => grade.normalizedMinScore >= given)) ??
    null;
  return {
    ...scale,
    passingGrade,
    normalizedPassingScore: given ?? passingGrade?.normalizedMinScore ?? null,
    numberOfGrades: numberOfGrades ?? scale.grades.length,
  };
}
