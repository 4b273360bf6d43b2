import type { BodyOf, Messages, ReplyOf } from '../messages/shape.ts';

type NamesOf<M extends Messages, K extends 'event' | 'call'> = {
  [N in keyof M]: M[N]['kind'] extends K ? N : never;
}[keyof M] &
  string;

/**
 * `waiting` until the other side is ready, and again after it was reloaded; `unmanaged` where it has not answered in 10 s, but still may.
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
  /** Told of each change of the state. @returns ends it */
  readonly watch: (listener: (state: ChannelState) => void) => () => void;
  /** Tells the other side. Until it is ready, messages wait in order, a hundred at most. */
  readonly tell: <N extends NamesOf<S, 'event'>>(name: N, body: BodyOf<S[N]['body']>) => void;
  /**
   * Asks the other side.
   * @throws LecternError `connection_reset` when the other side goes meanwhile, `timeout` after 10 s, or the code that it answered:
   * `unsupported`, `unauthorized`, `bad_request`, `forbidden_target`, `rate_limited`, `too_large`, `internal`
   */
  readonly call: <N extends NamesOf<S, 'call'>>(name: N, body: BodyOf<S[N]['body']>) => Promise<ReplyOf<S[N]>>;
  /** Handles an event. Each name has one handler; another one replaces it. @returns ends it */
  readonly on: <N extends NamesOf<T, 'event'>>(name: N, handler: (body: BodyOf<T[N]['body']>) => void) => () => void;
  /** Answers a call. A `LecternError` that it throws is answered with its code, anything else with `internal`. @returns ends it */
  readonly answer: <N extends NamesOf<T, 'call'>>(
    name: N,
    handler: (body: BodyOf<T[N]['body']>) => ReplyOf<T[N]> | Promise<ReplyOf<T[N]>>,
  ) => () => void;
  /** What the other side can do, by name; empty before it is ready. */
  readonly caps: () => readonly string[];
  readonly counts: () => ChannelCounts;
  /** Says good-bye, and leaves nothing: no listener, timer or port. */
  readonly close: (reason?: string) => void;
}
