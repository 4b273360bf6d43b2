import type { Instant } from '../time/instant.ts';

/** The learner's answer when they were last asked for feedback. */
export interface LastAnswer {
  /** `later`: not now. */
  readonly kind: 'sent' | 'later';
  readonly at: Instant;
}

const day = 86_400_000;

/** Days without a question after "Not now"; after feedback it is the whole period. */
const daysAfterLater = 14;

/**
 * The instant until which the learner is not asked for feedback again (FEED-7); null if they have never answered.
 * @param periodDays days of a period. "Not now" never lasts longer
 */
export function quietUntil(last: LastAnswer | null, periodDays: number): Instant | null {
  if (!last) return null;
  return last.at + day * (last.kind === 'sent' ? periodDays : Math.min(daysAfterLater, periodDays));
}
