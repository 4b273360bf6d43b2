import type { ErrorCode, LecternError } from '../errors.ts';

/** When what waits may be tried (CMD-11), in milliseconds of {@link createPace}'s clock. */
export interface Pace {
  readonly due: (key: string) => number;
  /** Why the last attempt failed; null while nothing went wrong. */
  readonly why: (key: string) => ErrorCode | null;
  /** Not before so many milliseconds. */
  readonly rest: (key: string, milliseconds: number) => void;
  readonly failed: (key: string, error: LecternError) => void;
  /** The server has answered it. */
  readonly done: (key: string) => void;
  /** All may be tried at once: there is a connection again, or somebody asks. */
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
 * Makes the pace of one sender: after 2, 4, 8 … 60 s, 10 % either way. A server that fails at one command is no reason to
 * keep another one back; a lost connection is.
 * @param random 0..1
 */
export function createPace({ elapsed, random }: { readonly elapsed: () => number; readonly random: () => number }): Pace {
  let lost: Failures | null = null;
  const failing = new Map<string, Failures>();
  const resting = new Map<string, number>();
  return {
    due: (key) => Math.max(resting.get(key) ?? 0, failing.get(key)?.until ?? 0, lost?.until ?? 0),
    why: (key) => (failing.get(key) ?? lost)?.why ?? null,
    rest: (key, milliseconds) => void resting.set(key, elapsed() + milliseconds),
    failed: (key, error) => {
      const own = error.code === 'server_error' && error.detail.status !== 429;
      const count = ((own ? failing.get(key) : lost) ?? none).count + 1;
      const seconds = Math.max(Math.min(2 ** count, longest) * (0.9 + 0.2 * random()), error.detail.retryAfter ?? 0);
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
