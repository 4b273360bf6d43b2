import { randomInt } from 'node:crypto';
import type { LTISession } from '@lti-tool/core';
import { createKeep } from '../hosts/createKeep.ts';

/** One learner's work in one activity. */
export interface Attempt {
  /** Makes its bands: another attempt has others. */
  readonly seed: number;
  /** What the learner has set and written so far, as the page keeps it. */
  readonly state: unknown;
  /** Percent, once it was handed in. */
  readonly score: number | null;
}

/** Keeps attempts by learner and place, in memory. */
export function createAttempts() {
  const kept = createKeep<Attempt>({ life: 30 * 24 * 3_600_000, most: 20_000, slides: true });
  const keyOf = ({ platform, resourceLink, user }: LTISession) =>
    JSON.stringify([platform.issuer, platform.deploymentId, resourceLink?.id, user.id]);
  const begin = (session: LTISession): Attempt => {
    const attempt = { seed: randomInt(1, 1_000_000), state: null, score: null };
    kept.put(keyOf(session), attempt);
    return attempt;
  };
  return {
    of: (session: LTISession) => kept.get(keyOf(session)) ?? begin(session),
    begin,
    put: (session: LTISession, attempt: Attempt) => kept.put(keyOf(session), attempt),
  };
}
