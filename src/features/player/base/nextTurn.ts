import type { Instant } from '../../../domain/time/instant.ts';
import type { ClientMoment } from '../../../domain/time/moment.ts';

/** The instant at which a screen must be computed again. */
export interface Turn {
  readonly at: Instant;
  /** Whether the date itself has come; otherwise the uncertainty of the clock after that date has passed. */
  readonly arrives: boolean;
}

/**
 * The next turn after a moment. A window begins at its date, but for the rules it ends only once its end has passed
 * beyond the uncertainty of the clock (AVAIL-4). An end therefore has two turns.
 * @param nextAfter the soonest instant after the given one at which something changes, or null
 */
export function nextTurn(nextAfter: (now: Instant) => Instant | null, { now, doubt }: ClientMoment): Turn | null {
  const date = nextAfter(now);
  const ended = nextAfter(now - doubt - 1);
  const certain = ended === null ? null : ended + doubt + 1;
  if (certain !== null && (date === null || certain < date)) return { at: certain, arrives: false };
  return date === null ? null : { at: date, arrives: true };
}
