import type { Instant } from './instant.ts';

const day = 24 * 3_600_000;

/** Whether an event starts a day or more from now: nobody can have been there (EVENT-5). */
export const isDaysAway = (startsAt: Instant | null, now: Instant): boolean =>
  startsAt !== null && startsAt - now >= day;
