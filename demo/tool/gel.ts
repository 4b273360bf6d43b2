/** A gel: its fragments, and how far they run. The page draws by these rules, and the server judges by them. */

/** Fragments of the ladder, in base pairs. */
export const ladder = [10_000, 5000, 3000, 2000, 1500, 1000, 750, 500, 250] as const;
/** Length of the gel, in millimetres from the wells. */
export const gelLength = 80;
/** The limits of running a gel. */
export const runLimits = { volts: { least: 40, most: 160 }, minutes: { least: 10, most: 120 } } as const;

/** Fragments of the three samples of an attempt, in base pairs. */
export function samplesOf(seed: number): readonly number[] {
  let state = seed;
  return [4000, 1300, 420].map((about) => {
    // A small generator of Park and Miller: the same seed gives the same bands on the server and in the page.
    state = (state * 48_271) % 2_147_483_647;
    return Math.round((about * (0.75 + (state / 2_147_483_647) * 0.5)) / 10) * 10;
  });
}

/** How far a fragment has run, in millimetres: as the logarithm of its length, by voltage and time. */
export const distanceOf = (basePairs: number, volts: number, minutes: number): number =>
  ((volts * minutes) / 6000) * (118 - 25.5 * Math.log10(basePairs));

/** Percent for three estimates: full marks within 12 %, half within 30 %. */
export function gelScore(seed: number, estimates: readonly unknown[]): number {
  const points = samplesOf(seed).map((actual, index): number => {
    const estimate = estimates[index];
    if (typeof estimate !== 'number' || !(estimate > 0)) return 0;
    const error = Math.abs(estimate - actual) / actual;
    if (error <= 0.12) return 1;
    return error <= 0.3 ? 0.5 : 0;
  });
  return Math.round((points.reduce((sum, one) => sum + one, 0) / points.length) * 100);
}
