import type { Call, CallInput } from '../contract/wire/call.ts';

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
  /** `false`: a request that was lost on the way rejects in place of being sent once more. */
  readonly repeat?: false;
  /** `true`: the session's cookie is sent and accepted, although the request is sent in no person's name. */
  readonly cookies?: boolean;
  /**
   * The only token with which the request may be sent, null for the cookie. With any other token it rejects with
   * `unauthorized` in place of being sent.
   */
  readonly as?: string | null;
  /**
   * For a command only: called once the code of commands is loaded, which may take seconds. Where it returns false, the command rejects
   * with `unauthorized` and is not sent.
   */
  readonly onlyIf?: () => boolean;
  /** For a file only: called as its bytes arrive; `total` is null where it is not known. */
  readonly progress?: (loaded: number, total: number | null) => void;
  /** For a stream of events only: called with each as it arrives. Since level 7. */
  readonly heard?: (event: { readonly name: string; readonly data: unknown }) => void;
}
