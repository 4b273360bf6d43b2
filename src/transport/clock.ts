import type { Instant } from '../domain/time/instant.ts';

/** The server's time, as exactly as it is known. */
export interface Clock {
  readonly now: () => Instant;
  /** The possible error of {@link now} in either direction, in milliseconds. */
  readonly doubt: () => number;
  /** Runs `task` at `at` by the server's time, chaining timers past 2^31 ms. @returns a function that cancels it */
  readonly at: (at: Instant, task: () => void) => () => void;
}
