import { randomInt } from 'node:crypto';
import { createKeep } from '../hosts/createKeep.ts';

/** One learner's work in one activity. */
export interface Attempt {
  /** Makes its bands: another attempt has others. */
  readonly seed: number;
  /** The learner's settings and texts so far, in the form of the page. */
  readonly state: unknown;
  /** Percent, once it was handed in. */
  readonly score: number | null;
}

/** Keeps attempts by learner and place, in memory. */
export function createAttempts() {
  const kept = createKeep<Attempt>({ life: 30 * 24 * 3_600_000, most: 20_000, slides: true });
  const begin = (place: string): Attempt => {
    const attempt = { seed: randomInt(1, 1_000_000), state: null, score: null };
    kept.put(place, attempt);
    return attempt;
  };
  return {
    of: (place: string) => kept.get(place) ?? begin(place),
    begin,
    put: (place: string, attempt: Attempt) => kept.put(place, attempt),
  };
}
