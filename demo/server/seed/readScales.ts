import type { grades, gradingScales } from '../db/schema.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { ScaleRule } from '../rules/gradeCourse.ts';

/** A grading scale, as in `academy.json`. */
export interface ScaleFile {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly maxScore: number;
  /** Name of the lowest grade that passes. */
  readonly passing: string;
  readonly grades: readonly { readonly name: string; readonly from: number; readonly color: string }[];
}

/** The rows of a scale, and the rule by which the seed's own runs are graded. */
interface SeedScale {
  readonly row: typeof gradingScales.$inferInsert & { readonly id: string };
  readonly grades: readonly (typeof grades.$inferInsert)[];
  readonly rule: ScaleRule;
}

/** Makes the rows of the academy's grading scales. */
export function readScales(files: readonly ScaleFile[]): readonly SeedScale[] {
  return files.map(({ key, passing, grades, ...scale }) => {
    const id = uuidOf(`scale:${key}`);
    const own = grades.map(({ name, from, color }) => ({
      id: uuidOf(`grade:${key}:${name}`),
      scaleId: id,
      name,
      normalizedMinScore: from,
      color,
    }));
    const rule: ScaleRule = {
      maxScore: scale.maxScore,
      grades: own,
      normalizedPassingScore: grades.find(({ name }) => name === passing)?.from ?? null,
    };
    return { row: { ...scale, id, passingGradeId: uuidOf(`grade:${key}:${passing}`) }, grades: own, rule };
  });
}
