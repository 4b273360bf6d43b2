interface Result {
  task: { name: string; only?: (files: string[]) => object };
  hungIn: string[] | null;
  passed: number;
  failed: number;
  files: { name: string; passed: number; failed: number }[];
  names: string[];
}
export function failedFiles(result: Pick<Result, 'task' | 'files'>): string[];
export function secondTask(result: Pick<Result, 'task' | 'files' | 'hungIn'>): object | null;
export function mergeSecondRun<First extends Result>(
  first: First,
  second: Pick<Result, 'passed' | 'failed' | 'names'>,
): First & { flaky: string[] };
