import { LecternError } from '../errors.ts';
import { withLimit } from '../web/withLimit.ts';
import type { ExchangeDeps } from './createExchange.ts';
import { errorOfReply } from './errorOfReply.ts';
import { silence } from './silence.ts';

/** A request for a link: the name of its call, its absolute address, and whether it is sent in the learner's name. */
export interface LinkRequest {
  readonly call: string;
  readonly url: string;
  readonly asUser: boolean;
}

export interface AskLinkDeps extends ExchangeDeps {
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
}

/** What is special about one kind of request. */
export interface LinkOptions {
  readonly method?: 'GET' | 'HEAD';
  /** Headers of a request to the LMS. */
  readonly headers?: Readonly<Record<string, string>>;
  /** When it aborts, the result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks for what a link leads to. A request to the LMS is sent in the learner's name, and a 401 there never leads to sign-in. A request to
 * another host is anonymous, without headers of ours and without a referrer.
 * @param take takes the reply; it calls `alive` with each sign of life, and resolves when all has arrived
 * @throws LecternError
 */
export async function askLink<T>(
  { call, url, asUser }: LinkRequest,
  { access, apiBase, client, clock, connection, cookies, ended }: AskLinkDeps,
  { method = 'GET', headers = {}, signal }: LinkOptions,
  take: (reply: Response, alive: () => void) => T | Promise<T>,
): Promise<T> {
  // Whatever the caller: no other host gets the learner's identity.
  if (asUser && !(URL.canParse(url) && new URL(url).origin === new URL(apiBase).origin))
    throw new LecternError('bad_request', `${call}: not an address of the LMS`, { call });
  const token = asUser ? await access.token() : null;
  try {
    return await withLimit(
      { call, milliseconds: silence, signals: signal ? [signal, ended] : [ended] },
      async (limited, alive) => {
        const all = { method, responseType: 'stream', signal: limited, retry: false } as const;
        const reply = await (asUser
          ? client.lms.raw(url, {
              ...all,
              credentials: cookies ? 'same-origin' : 'omit',
              headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
            })
          : client.anyone.raw(url, { ...all, credentials: 'omit', referrerPolicy: 'no-referrer' }));
        if (reply.status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status: 401, call });
        if (!reply.ok) throw errorOfReply(call, reply.status, reply.headers, null, clock.now());
        return take(reply, alive);
      },
    );
  } catch (cause) {
    if (cause instanceof LecternError) throw cause;
    throw new LecternError(connection.navigator.onLine === false ? 'offline' : 'network', `${call}: lost`, {
      call,
      cause,
    });
  }
}
