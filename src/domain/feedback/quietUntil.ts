import type { Instant } from '../time/instant.ts';

/** How a learner answered when they were asked last. */
export interface LastAnswer {
  /** `later`: not now. */
  readonly kind: 'sent' | 'later';
  readonly at: Instant;
}

const day = 86_400_000;

/** Days without a question after "Not now"; after feedback there are as many as the period has. */
const daysAfterLater = 14;

/**
 * Until when nobody asks for feedback again (FEED-7); null where nobody has answered.
 * @param periodDays days of a period. "Not now" never lasts longer
 */
export function quietUntil(last: LastAnswer | null, periodDays: number): Instant | null {
  if (!last) return null;
  return last.at + day * (last.kind === 'sent' ? periodDays : Math.min(daysAfterLater, periodDays));
}
