import type { Instant } from '../../domain/instant.ts';
import type { Moment } from '../../domain/moment.ts';

/** When a screen has to be judged anew. */
export interface Turn {
  readonly at: Instant;
  /** The date itself has come; else it is only past all doubt of the clock now. */
  readonly arrives: boolean;
}

/**
 * The next turn after a moment. What begins does so at its date; what ends is over for the rules only once it is past
 * every doubt (AVAIL-4), so an end has two turns.
 * @param nextAfter the soonest instant after the given one at which something changes, or null
 */
export function nextTurn(nextAfter: (now: Instant) => Instant | null, { now, doubt }: Required<Moment>): Turn | null {
  const date = nextAfter(now);
  const ended = nextAfter(now - doubt - 1);
  const certain = ended === null ? null : ended + doubt + 1;
  if (certain !== null && (date === null || certain < date)) return { at: certain, arrives: false };
  return date === null ? null : { at: date, arrives: true };
}
