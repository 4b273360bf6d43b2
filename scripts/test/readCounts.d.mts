export interface Counts {
  passed: number;
  failed: number;
  files: { name: string; passed: number; failed: number }[];
}
export function readCounts(file: string): Counts | null;
