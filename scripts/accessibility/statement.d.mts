/** A criterion of docs/accessibility/criteria.yaml. */
export interface Criterion {
  readonly adherence?: string;
  readonly tests?: readonly string[];
}

/** The adherence of one criterion according to the results, and its test files. */
export function adherenceOf(
  criterion: Criterion,
  suites: Readonly<Record<string, readonly string[]>>,
  results: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>,
): { readonly level: string; readonly files: readonly string[]; readonly passed: number };
