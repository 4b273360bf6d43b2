import type { Call, CallInput } from '../contract/call.ts';

/**
 * Sends a call of the contract and reads its reply; follows asynchronous commands to their end.
 * @throws LecternError
 */
export type Send = <I extends CallInput, O>(call: Call<I, O>, input: I, options?: SendOptions) => Promise<O>;

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page; its body is at most 64 kB then. */
  readonly keepalive?: boolean;
  /** `false`: a 401 rejects in place of leading to sign-in. */
  readonly renew?: false;
  /** `true`: the session's cookie goes with it, and comes back, although it is sent in nobody's name. */
  readonly cookies?: boolean;
  /** The token in whose name alone it may go, null for the cookie; under any other one it rejects with `unauthorized` in place of being sent. */
  readonly as?: string | null;
  /** Of a file alone: told as its bytes come; `total` is null where it is not known. */
  readonly progress?: (loaded: number, total: number | null) => void;
}
