import { total } from '../../plain/total.ts';

/** The number of courses that no value of the progress filter finds, because they are handed in or graded but not finished (FILTER-5). */
export function withoutProgress({
  total: all,
  progress,
}: {
  readonly total: number;
  readonly progress: Readonly<Record<string, number>> | null;
}): number {
  return progress === null ? 0 : Math.max(0, all - total(Object.values(progress)));
}
