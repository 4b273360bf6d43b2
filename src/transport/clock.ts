import type { Instant } from '../domain/instant.ts';

/** The server's time as well as it is known. */
export interface Clock {
  readonly now: () => Instant;
  /** Half the width of the doubt about {@link now}, in milliseconds. */
  readonly doubt: () => number;
  /** Runs `task` at `at` by the server's time, chaining timers past 2^31 ms. @returns cancel */
  readonly at: (at: Instant, task: () => void) => () => void;
}
