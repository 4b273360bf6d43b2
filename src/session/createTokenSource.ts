import { LecternError } from '../errors.ts';
import { withLimit } from '../web/withLimit.ts';

type Reason = 'start' | 'expired' | 'refused';

/** Asks the host for a token. */
export type GetToken = (request: { readonly reason: Reason; readonly signal: AbortSignal }) => Promise<string>;

export interface TokenSource {
  /** The token in use; the host is asked for one when there is none. @throws LecternError `token_provider` */
  readonly token: () => Promise<string>;
  /** A token other than the refused one. Refusals of the same token ask the host once. @throws LecternError `token_provider` */
  readonly replace: (refused: string | null) => Promise<string>;
  /** Notes that the server took the token, so that a later refusal means that it expired. */
  readonly accepted: () => void;
  readonly forget: () => void;
  /** Aborts a request that the host has not answered. */
  readonly destroy: () => void;
}

const limit = 15_000;

/**
 * Keeps the host's bearer token, in memory alone, and asks for it once at a time (CONST-26).
 * @param getToken read each time, since a host may configure another
 * @param first the token that the loader has already asked for
 * @param changed called with each new token, and with null when there is none any more
 */
export function createTokenSource(
  getToken: () => GetToken | undefined,
  first?: Promise<string>,
  changed: (token: string | null) => void = () => undefined,
): TokenSource {
  let token: string | null = null;
  let taken = false;
  let flight: Promise<string> | null = null;
  const ending = new AbortController();
  let end = () => {};

  const ask = (reason: Reason, begun?: Promise<string>): Promise<string> => {
    end = () => changed(null);
    return (flight ??= withLimit(
      { call: 'getToken', milliseconds: limit, signals: [ending.signal] },
      async (signal) => begun ?? getToken()?.({ reason, signal }),
    )
      .then((given) => {
        if (typeof given !== 'string' || !given) throw new TypeError('not a text');
        token = given;
        taken = false;
        changed(given);
        return given;
      })
      .catch((cause: unknown) => {
        changed(null);
        throw new LecternError('token_provider', `getToken gave no token (${reason})`, { cause });
      })
      .finally(() => {
        flight = null;
      }));
  };

  // Handled here too: it may fail before anybody asks for it.
  if (first) ask('start', first).catch(() => undefined);

  return {
    token: () => (token === null ? ask('start') : Promise.resolve(token)),
    replace: (refused) => {
      if (token !== null && token !== refused) return Promise.resolve(token);
      const reason = taken ? 'expired' : 'refused';
      token = null;
      return ask(reason);
    },
    accepted: () => {
      taken = true;
    },
    forget: () => {
      token = null;
      changed(null);
    },
    destroy: () => {
      ending.abort();
      end();
    },
  };
}
