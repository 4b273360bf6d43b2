import { times } from '../../plain/times.ts';

/** One attempt in the chart. */
export interface ChartPoint {
  /** Number of the attempt, from 1. */
  readonly number: number;
  readonly current: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly tone: 'success' | 'accent' | 'danger';
  /** Text next to the dot: per cent without the sign. */
  readonly score: string;
  readonly percent: string;
  readonly day: string | null;
}

/** A dot with its number and day, in units of the drawing. */
export interface ChartDot extends ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly scoreY: number;
  /** Whether the day is written here; a crowded chart leaves some days out. */
  readonly dated: boolean;
}

/** Size of the drawing in its own units, and the place of its axis. */
export const chartSize = { width: 288, height: 160, start: 40, end: 276, top: 22, bottom: 132 } as const;

/** The number of days that fit side by side. */
const days = 4;

/** Height of a share of one; a share above one is drawn as one. */
export const chartY = (share: number): number =>
  chartSize.bottom - Math.min(1, Math.max(0, share)) * (chartSize.bottom - chartSize.top);

/** A place along the time axis, which runs in the reading direction (RECORD-5). */
export const chartX = (x: number, dir: 'ltr' | 'rtl'): number => (dir === 'rtl' ? chartSize.width - x : x);

/**
 * The places of the attempts' dots, the oldest first, in even steps. The score is above a dot; it is below if both neighbours are higher
 * and the line of `passing` leaves room.
 */
export function chartDots(
  points: readonly ChartPoint[],
  dir: 'ltr' | 'rtl',
  passing: number | null = null,
): readonly ChartDot[] {
  const { start, end } = chartSize;
  const inset = points.length > 6 ? 12 : 26;
  const step = (end - start - 2 * inset) / Math.max(1, points.length - 1);
  const every = Math.ceil(points.length / days);
  return points.map((point, index) => {
    const y = chartY(point.share);
    const beside = [points[index - 1], points[index + 1]].filter((one) => one !== undefined);
    const room = passing === null || chartY(passing) < y || chartY(passing) > y + 22;
    const low = room && y < chartSize.bottom - 16 && beside.every(({ share }) => share > point.share);
    // Days are counted from the newest attempt, which always shows its day.
    return {
      ...point,
      x: chartX(start + inset + index * step, dir),
      y,
      scoreY: low ? y + 18 : y - 10,
      dated: (points.length - 1 - index) % every === 0,
    };
  });
}

/** The place of a text: its `anchor` side is at `x`, by the direction of the language. */
export interface ChartLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** About the size of the name of the line of passing, in units of the drawing. */
const name = { width: 62, height: 12 } as const;

/**
 * The place for the name of the passing line: at one of its ends, above it or below, where it crosses the fewest scores
 * and the least of the line between them (RECORD-5).
 */
export function passLabel(dots: readonly ChartDot[], passing: number, dir: 'ltr' | 'rtl'): ChartLabel {
  const { start, end, top, bottom } = chartSize;
  const line = chartY(passing);
  const steps = dots.flatMap((dot, index) => {
    const next = dots[index + 1];
    return next
      ? times(24, (step) => ({ x: dot.x + ((next.x - dot.x) * step) / 24, y: dot.y + ((next.y - dot.y) * step) / 24 }))
      : [dot];
  });
  const scores = dots.flatMap(({ x, scoreY }) => [-9, 0, 9].map((aside) => ({ x: x + aside, y: scoreY - 4 })));
  const labelAt = (side: number, y: number) => {
    const x = chartX(side, dir);
    const from = (side === end) === (dir === 'ltr') ? x - name.width : x;
    const inside = (at: { readonly x: number; readonly y: number }) =>
      at.x > from - 2 && at.x < from + name.width + 2 && at.y > y - name.height && at.y < y + 4;
    const outside = y - name.height < top - 14 || y > bottom + 13;
    return {
      label: { x, y, anchor: side === end ? 'end' : 'start' } as const,
      cost: steps.filter(inside).length + 3 * scores.filter(inside).length + (outside ? 100 : 0),
    };
  };
  let best = labelAt(end, line + 13);
  for (const one of [labelAt(end, line - 5), labelAt(start, line + 13), labelAt(start, line - 5)])
    if (one.cost < best.cost) best = one;
  return best.label;
}
