import { standings, type ProgressShares, type Standing } from '../../../../domain/home/progressShares.ts';
import { progressPercent } from '../../../../domain/course/progress.ts';
import type { Route } from '../../../../routes/route.ts';

/** One arc of the ring, and its line beside it. */
export interface ShareView {
  readonly name: Standing;
  readonly count: number;
  /** Where the arc begins and how long it is, 0 to 1 of the ring. */
  readonly from: number;
  readonly length: number;
  /** The list of these courses; null where no filter finds them (FILTER-5). */
  readonly route: Route | null;
}

export interface ProgressView {
  /** Completed, of 100. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  readonly shares: readonly ShareView[];
}

/** The picture of progress: an arc for each way in which a course can stand, without those that none does (DASH-7). */
export function progressView(shares: ProgressShares): ProgressView {
  let from = 0;
  const found = standings.flatMap((name): ShareView[] => {
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
