import type { ScoreTone } from '../../domain/scoreTone.ts';

/** One attempt in the chart. */
export interface ChartPoint {
  /** Of the attempt, from 1. */
  readonly number: number;
  readonly current: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly tone: ScoreTone;
  /** Beside the dot: per cent without the sign. */
  readonly score: string;
  readonly percent: string;
  readonly day: string | null;
}

/** A dot with its number and day, in units of the drawing. */
export interface ChartDot extends ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly scoreY: number;
  /** The day is written here; a crowd leaves some out. */
  readonly dated: boolean;
}

/** Size of the drawing in its own units, and where its axis stands. */
export const chartSize = { width: 288, height: 160, start: 40, end: 276, top: 22, bottom: 132 } as const;

/** Days that fit side by side. */
const days = 4;

/** Height of a share of one; more than all is drawn as all. */
export const chartY = (share: number): number => chartSize.bottom - Math.min(1, Math.max(0, share)) * (chartSize.bottom - chartSize.top);

/** A place along the axis of time, which runs the way the language is read (RECORD-5). */
export const chartX = (x: number, dir: 'ltr' | 'rtl'): number => (dir === 'rtl' ? chartSize.width - x : x);

/** Where the dots of attempts stand, the oldest first: in even steps, the number above a dot unless its neighbours are above it and the line of `passing` leaves room. */
export function chartDots(points: readonly ChartPoint[], dir: 'ltr' | 'rtl', passing: number | null = null): readonly ChartDot[] {
  const { start, end } = chartSize;
  const inset = points.length > 6 ? 12 : 26;
  const step = (end - start - 2 * inset) / Math.max(1, points.length - 1);
  const every = Math.ceil(points.length / days);
  return points.map((point, index) => {
    const y = chartY(point.share);
    const beside = [points[index - 1], points[index + 1]].filter((one) => one !== undefined);
    const room = passing === null || chartY(passing) < y || chartY(passing) > y + 22;
    const low = room && y < chartSize.bottom - 16 && beside.every(({ share }) => share > point.share);
    // Counted from the newest, which always has its day.
    return { ...point, x: chartX(start + inset + index * step, dir), y, scoreY: low ? y + 18 : y - 10, dated: (points.length - 1 - index) % every === 0 };
  });
}
