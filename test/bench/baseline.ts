import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './report.ts';

/** Figures of an earlier run, by what they say. */
export type Baseline = Readonly<Record<string, number>>;

const FILE = 'test/bench/baseline.json';
/** Bytes, counts and ratios are the same on every machine. Times are not. */
const comparable: ReadonlySet<string> = new Set(['B', '', '×']);

export const readBaseline = (): Baseline =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baseline) : {};

/** Keeps the figures of this run in place of those of the same name. Names of files change with what is in them. */
export function keepBaseline(rows: readonly Row[]): void {
  const kept = rows.filter(({ what, unit }) => comparable.has(unit) && !what.startsWith('file '));
  const all = { ...readBaseline(), ...Object.fromEntries(kept.map(({ what, value }) => [what, value])) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether a figure is worse than it was: 5 % more bytes, or one request more in a chain. */
export function isWorse({ what, value, unit }: Row, baseline: Baseline): boolean {
  const before = baseline[what];
  if (before === undefined) return false;
  return unit === 'B' ? value > before * 1.05 : what.endsWith('requests in a chain') && value > before;
}
