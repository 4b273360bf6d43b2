import type { BodyOf, Messages, ReplyOf } from '../messages/shape.ts';

type NamesOf<M extends Messages, K extends 'event' | 'call'> = {
  [N in keyof M]: M[N]['kind'] extends K ? N : never;
}[keyof M] &
  string;

/**
 * `waiting` until the other side is ready, and again after it was reloaded; `unmanaged` where it has not answered in 10 s, but may still
 * answer.
 */
export type ChannelState = 'waiting' | 'open' | 'unmanaged' | 'closed';

/** The counters of a side, for tests and for `lectern.inspect()`. */
export interface ChannelCounts {
  readonly sent: number;
  readonly taken: number;
  /** Messages that a guard did not let in, by the name of the guard. */
  readonly rejected: Readonly<Record<string, number>>;
}

/** One side's end of a channel: it sends messages of `S` and takes those of `T` (CHAN). */
export interface Channel<S extends Messages, T extends Messages> {
  readonly state: () => ChannelState;
  /** Calls the listener at each change of the state. @returns a function that ends this */
  readonly watch: (listener: (state: ChannelState) => void) => () => void;
  /** Sends an event to the other side. Until that side is ready, messages wait in order, a hundred at most. */
  readonly tell: <N extends NamesOf<S, 'event'>>(name: N, body: BodyOf<S[N]['body']>) => void;
  /**
   * Sends a call to the other side.
   * @throws LecternError `connection_reset` when the other side goes away before it answers, `timeout` after 10 s, or the code that it
   * answered: `unsupported`, `unauthorized`, `bad_request`, `forbidden_target`, `rate_limited`, `too_large`, `internal`
   */
  readonly call: <N extends NamesOf<S, 'call'>>(name: N, body: BodyOf<S[N]['body']>) => Promise<ReplyOf<S[N]>>;
  /** Sets the handler of an event. Each name has one handler; another one replaces it. @returns a function that removes it */
  readonly on: <N extends NamesOf<T, 'event'>>(name: N, handler: (body: BodyOf<T[N]['body']>) => void) => () => void;
  /**
   * Sets the handler of a call. A `LecternError` that it throws is answered with its code, any other error with `internal`.
   * @returns a function that removes it
   */
  readonly answer: <N extends NamesOf<T, 'call'>>(
    name: N,
    handler: (body: BodyOf<T[N]['body']>) => ReplyOf<T[N]> | Promise<ReplyOf<T[N]>>,
  ) => () => void;
  /** The capabilities of the other side, by name; empty before it is ready. */
  readonly caps: () => readonly string[];
  readonly counts: () => ChannelCounts;
  /** Sends `bye`, and leaves nothing behind: no listener, timer or port. */
  readonly close: (reason?: string) => void;
}
