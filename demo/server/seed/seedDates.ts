const DAY = 86_400_000;

/** Dates counted from the day of the seed, so that each window has its intended state on that day. */
export interface SeedDates {
  /**
   * That many days later (or earlier, below 0), at the hour of the fraction: 9.5 is the tenth day at noon. Whole days
   * are meant as 09:00 UTC.
   */
  readonly at: (days: number) => Date;
  readonly year: number;
}

/** @param now milliseconds since 1970 */
export function seedDates(now: number): SeedDates {
  const midnight = Math.floor(now / DAY) * DAY;
  return {
    at: (days) => new Date(midnight + (Number.isInteger(days) ? days + 0.375 : days) * DAY),
    year: new Date(now).getUTCFullYear(),
  };
}
