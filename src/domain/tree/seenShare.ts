import { total } from '../../plain/total.ts';

/** Seconds from a start to an end, the end after the start. */
export type Range = readonly [start: number, end: number];

/** A video is complete when this share of it was seen (DONE-2, CONST-24). */
export const seenEnough = 0.9;

/** Ranges with a smaller gap between them are joined, because players report their place in steps. In seconds. */
const gap = 0.05;
/** At most so many ranges are kept. The shortest ones are dropped, so that no second counts that was not seen. */
const limit = 100;

const isRange = ([start, end]: Range) => Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end > start;

/** The union of ranges: in order, apart from each other, at most 100. */
export function unite(ranges: readonly Range[]): Range[] {
  const united: [number, number][] = [];
  for (const [start, end] of ranges.filter(isRange).sort((one, other) => one[0] - other[0])) {
    const last = united.at(-1);
    if (last && start - last[1] <= gap) last[1] = Math.max(last[1], end);
    else united.push([start, end]);
  }
  if (united.length <= limit) return united;
  const long = [...united].sort((one, other) => other[1] - other[0] - (one[1] - one[0])).slice(0, limit);
  return united.filter((range) => long.includes(range));
}

/**
 * How much of a video was played, 0..1: each second counts once, and skipped ones do not (DONE-2, VIDEO-3).
 * @param ranges united
 * @param duration in seconds; if it is not known, the share is 0
 */
export function seenShare(ranges: readonly Range[], duration: number): number {
  if (!(duration > 0) || duration === Infinity) return 0;
  const seconds = total(ranges.map(([start, end]) => Math.max(0, Math.min(end, duration) - start)));
  return Math.min(1, seconds / duration);
}

/** Whether so much of a video was seen that it is complete (CONST-24). */
export function isSeen(share: number): boolean {
  // Sums of thousands of small steps have rounding errors.
  return share >= seenEnough - 1e-6;
}
