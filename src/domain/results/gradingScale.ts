/** A named grade and the normalized score (0 to 1) from which it is given. */
export interface Grade {
  readonly id: string | null;
  readonly name: string;
  readonly normalizedMinScore: number;
  /** CSS colour, or null. */
  readonly color: string | null;
}

/** How scores of a course become grades. */
export interface GradingScale {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly maxScore: number;
  /** 0 to 1, or null if nothing is said about passing. */
  readonly normalizedPassingScore: number | null;
  /** The grade from which a course is passed; null if nothing is said about passing. */
  readonly passingGrade: Grade | null;
  readonly numberOfGrades: number;
  readonly grades: readonly Grade[];
}
