import { progressGroups, type ProgressShares, type ProgressGroup } from '../../../../domain/home/progressShares.ts';
import { progressPercent } from '../../../../domain/course/progress.ts';
import type { Route } from '../../../../routes/route.ts';

/** One arc of the ring, and the line about it. */
export interface ShareView {
  readonly name: ProgressGroup;
  readonly count: number;
  /** Start and length of the arc, 0 to 1 of the ring. */
  readonly from: number;
  readonly length: number;
  /** The list of these courses; null if no filter selects them (FILTER-5). */
  readonly route: Route | null;
}

export interface ProgressView {
  /** Percentage of completed courses. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  readonly shares: readonly ShareView[];
}

/** The view of the progress: an arc for each state that at least one course has (DASH-7). */
export function progressView(shares: ProgressShares): ProgressView {
  let from = 0;
  const found = progressGroups.flatMap((name): ShareView[] => {
    const count = shares[name];
    if (count === 0) return [];
    const length = count / shares.total;
    const begin = from;
    from += length;
    const route: Route | null = name === 'grading' ? null : { name: 'courses', query: `courseProgress=${name}` };
    return [{ name, count, from: begin, length, route }];
  });
  const { completed, total } = shares;
  return {
    percent: total > 0 ? progressPercent(completed / total) : 0,
    done: completed,
    total,
    shares: found,
  };
}
