import type { ErrorCode } from '../errorCodes.ts';
import type { LecternError } from '../errors.ts';
import { isServerFault } from './isServerFault.ts';
import { jitter } from '../plain/jitter.ts';

/** The times at which waiting commands may be tried (CMD-11), in milliseconds of {@link createBackoff}'s clock. */
export interface Backoff {
  readonly due: (key: string) => number;
  /** Why the last attempt failed; null while nothing went wrong. */
  readonly why: (key: string) => ErrorCode | null;
  /** Delays the next attempt by so many milliseconds. */
  readonly rest: (key: string, milliseconds: number) => void;
  readonly failed: (key: string, error: LecternError) => void;
  /** Called when the server has answered the command. */
  readonly done: (key: string) => void;
  /** Allows all attempts at once: there is a connection again, or the learner asks for it. */
  readonly reset: () => void;
}

interface Failures {
  readonly count: number;
  readonly until: number;
  readonly why: ErrorCode;
}

const longest = 60;
const none = { count: 0, until: 0 };

/**
 * Makes the backoff of one sender: it tries again after 2, 4, 8 … 60 s, 10 % either way. A server that fails at one command does not
 * delay the other commands; a lost connection does.
 * @param random 0..1
 */
export function createBackoff({
  elapsed,
  random,
}: {
  readonly elapsed: () => number;
  readonly random: () => number;
}): Backoff {
  let lost: Failures | null = null;
  const failing = new Map<string, Failures>();
  const resting = new Map<string, number>();
  return {
    due: (key) => Math.max(resting.get(key) ?? 0, failing.get(key)?.until ?? 0, lost?.until ?? 0),
    why: (key) => (failing.get(key) ?? lost)?.why ?? null,
    rest: (key, milliseconds) => void resting.set(key, elapsed() + milliseconds),
    failed: (key, error) => {
      const own = isServerFault(error);
      const count = ((own ? failing.get(key) : lost) ?? none).count + 1;
      const seconds = Math.max(jitter(Math.min(2 ** count, longest), random), error.detail.retryAfter ?? 0);
      const failures = { count, until: elapsed() + seconds * 1000, why: error.code };
      if (own) failing.set(key, failures);
      else lost = failures;
    },
    done: (key) => {
      failing.delete(key);
      lost = null;
    },
    reset: () => {
      resting.clear();
      if (lost) lost = { ...lost, ...none };
      for (const [key, failures] of failing) failing.set(key, { ...failures, ...none });
    },
  };
}
