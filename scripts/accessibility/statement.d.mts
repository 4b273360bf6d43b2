/** A criterion as docs/accessibility/criteria.yaml has it. */
export interface Criterion {
  readonly adherence?: string;
  readonly tests?: readonly string[];
}

/** What the results say of one criterion, and of which files. */
export function adherenceOf(
  criterion: Criterion,
  suites: Readonly<Record<string, readonly string[]>>,
  results: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>,
): { readonly level: string; readonly files: readonly string[]; readonly passed: number };
