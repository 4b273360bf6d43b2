import { total } from '../../plain/total.ts';

/** Courses that no value of the progress filter finds, since they are handed in or graded and not finished (FILTER-5). */
export function withoutProgress({
  total: all,
  progress,
}: {
  readonly total: number;
  readonly progress: Readonly<Record<string, number>> | null;
}): number {
  return progress === null ? 0 : Math.max(0, all - total(Object.values(progress)));
}
