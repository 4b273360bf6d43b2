import type { Line } from './slowProxy.ts';

/** How loads are measured. */
export interface LoadOptions {
  readonly runs: number;
  readonly cpuSlowdown: number;
  readonly line: Line;
}
