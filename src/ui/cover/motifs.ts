import { times } from '../../plain/times.ts';

/** A line drawing of 104 by 144 units: its stroked lines and its filled shapes. */
export interface Motif {
  readonly lines: string;
  readonly solid?: string;
  readonly width?: number;
}

const each = (count: number, draw: (index: number) => string): string => times(count, draw).join('');
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const tent = (column: number, row: number): string =>
  `M${column * 24 - (row % 2 ? -6 : 6)} ${10 + row * 17}l12-14 12 14z`;
const contour = [
  -12, -4, -10, -14, 4, -16, 10, -9, 16, -2, 18, 4, 11, 10, 4, 16, -3, 13, -9, 9, -15, 5, -14, 4, -12, -4,
];

function ring(scale: number): string {
  const points = contour.map((value, index) => (index % 2 ? 72 : 46) + value * scale);
  return `M${points.slice(0, 2)}C${points.slice(2)}z`;
}

/** Seven motifs, computed from numbers, so that they need very few bytes. */
export const motifs: readonly Motif[] = [
  { lines: `${each(8, (i) => `M-6 134C26 134 34 ${120 - i * 15} 54 ${120 - i * 15}S82 134 116 134`)}M0 134h110` },
  { lines: each(9, (i) => `M-4 ${12 + i * 15}c14-10 22-10 36 0s22 10 36 0 22-10 36 0 22 10 36 0`) },
  {
    lines: '',
    solid: each(63, (i) =>
      circle(
        10 + (i % 7) * 15,
        10 + Math.floor(i / 7) * 16,
        +((0.9 + Math.floor(i / 7) * 0.72) * (1.1 - Math.abs((i % 7) - 2) * 0.17)).toFixed(1),
      ),
    ),
  },
  { lines: each(45, (i) => tent(i % 5, Math.floor(i / 5))), solid: each(11, (i) => tent((i * 3) % 5, (i * 4) % 9)) },
  { lines: each(9, (i) => ring(1 + i * 0.55)) },
  { lines: each(8, (i) => `M${8 + i * 13} 150V${[100, 78, 90, 58, 70, 38, 52, 18][i]}`), width: 7 },
  { lines: each(11, (i) => circle(104, 150, 18 + i * 15)) },
];
