/** The tests of a run: those of `npm test`, the rest, or both. */
export type TestMode = 'quick' | 'rest' | 'all';

interface Task {
  readonly name: string;
  readonly group: string;
  readonly long?: boolean;
  readonly short?: boolean;
  readonly needs?: readonly string[];
}

export function chooseTasks<T extends Task>(tasks: readonly T[], asked: readonly string[], mode: TestMode): T[];
