import { FetchError } from 'ofetch';
import { LecternError } from '../errors.ts';
import { fromJson } from '../plain/fromJson.ts';
import { toJson } from '../plain/toJson.ts';
import type { Clock } from './clock.ts';
import type { Client } from './createClient.ts';
import type { SendOptions } from './send.ts';
import type { Connection } from './untilOnline.ts';
import { withLimit } from '../web/withLimit.ts';

/** One HTTP request, without the parts that all requests have in common. */
export interface ApiRequest {
  /** Name of its call. */
  readonly call: string;
  readonly method: string;
  /** Absolute, or a path below the base address. */
  readonly url: string;
  readonly prefer: string;
  /** Whether it is sent in a person's name. */
  readonly asUser: boolean;
  /** Whether sending it twice does no harm; then it is sent again after a lost connection, and after a new sign-in. */
  readonly repeatable: boolean;
  /** Whether its reply may be megabytes. */
  readonly large?: boolean | undefined;
  readonly body?: unknown;
}

/** A reply below 400. */
export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Milliseconds in which the request waited for the session. */
  readonly paused: number;
}

/** A request that was refused with 401. */
export interface Refusal {
  /** The token that was refused. */
  readonly token: string | null;
  /** Whether it was a command: work of the learner that is not sent yet. */
  readonly command: boolean;
  /** Whether the session has been renewed for this request before. */
  readonly again: boolean;
  /** When it was sent, by the runtime's `elapsed`. */
  readonly sent: number;
}

/** The parts of the session that the transport needs. */
export interface Access {
  /** The bearer token of the next request; null where a cookie identifies the user. */
  readonly token: () => Promise<string | null>;
  /** Resolves when the session is valid again; rejects where it is not (SESS-1). */
  readonly renew: (refusal: Refusal) => Promise<void>;
}

export interface ExchangeDeps {
  readonly client: Client;
  readonly access: Access;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly connection: Connection;
  /** Whether the cookie is sent. */
  readonly cookies: boolean;
  /** Aborted when the runtime ends. */
  readonly ended: AbortSignal;
}

/** Sends a request and waits for its reply. @throws LecternError */
export type Exchange = (request: ApiRequest, options?: SendOptions) => Promise<ApiReply>;

const timeout = 30_000;

/** A body as JSON; it stays a text where it is no JSON, so that the error of its reader names the call. */
function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return fromJson(text);
  } catch {
    return text;
  }
}

/** Makes the part that all calls have in common: headers, time limit, retry, sign-in, errors (CALL-1, ERR-16, SESS-5). */
export function createExchange(deps: ExchangeDeps): Exchange {
  const { access, clock, elapsed, connection } = deps;

  /** Sends the request, and once more where it may be repeated and its reply was lost, as a whole or in part. */
  const ask = async (
    request: ApiRequest,
    options: SendOptions,
    token: string | null,
    wasCut = false,
  ): Promise<{ status: number; headers: Headers; body: unknown }> => {
    const { signal, keepalive = false, cookies = request.asUser } = options;
    const { call, method, url, prefer, large, body } = request;
    const repeatable = request.repeatable && options.repeat !== false;
    try {
      return await withLimit(
        { call, milliseconds: timeout, signals: signal ? [signal, deps.ended] : [deps.ended] },
        async (limited) => {
          const { status, headers, _data } = await deps.client.lms.raw<unknown, 'json' | 'blob'>(url, {
            method,
            credentials: deps.cookies && cookies ? 'same-origin' : 'omit',
            keepalive,
            signal: limited,
            retry: repeatable ? 1 : false,
            headers: { Accept: 'application/json', Prefer: prefer, ...(token && { Authorization: `Bearer ${token}` }) },
            // The bytes of a file are sent unchanged.
            ...(body !== undefined && { body: body instanceof Blob ? body : toJson(body) }),
            // A blob is assembled outside the page's thread: for 4 MB that saves the thread two thirds of the work. For a small reply it
            // takes longer.
            ...(large ? { responseType: 'blob' } : { parseResponse: parse }),
          });
          return { status, headers, body: large && _data ? parse(await (_data as Blob).text()) : _data };
        },
      );
    } catch (cause) {
      if (cause instanceof LecternError) throw cause;
      // ofetch repeats a request without a reply. It does not repeat a request whose reply broke off.
      if (repeatable && !wasCut && !(cause instanceof FetchError)) return ask(request, options, token, true);
      const code = connection.navigator.onLine === false ? 'offline' : 'network';
      throw new LecternError(code, `${call}: lost`, { call, cause });
    }
  };

  return async (request, options = {}) => {
    const { call, asUser, repeatable } = request;
    let paused = 0;
    let renewed = false;
    for (;;) {
      const token = asUser ? await access.token() : null;
      // Another person may have signed in since (CMD-12).
      if (token !== (options.as ?? token)) throw new LecternError('unauthorized', `${call}: another token`, { call });
      const sent = elapsed();
      const { status, headers, body } = await ask(request, options, token);
      if (status < 400) return { status, headers, body, paused };
      if (status === 401 && asUser && options.renew !== false) {
        const since = elapsed();
        await access.renew({ token, command: request.method !== 'GET', again: renewed, sent });
        paused += elapsed() - since;
        if (!renewed && repeatable) {
          renewed = true;
          continue;
        }
      }
      if (status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status, call });
      const { errorOfReply } = await import('./errorOfReply.ts').catch((cause: unknown) => {
        throw new LecternError('network', `${call}: ${status}, no code`, { status, call, cause });
      });
      throw errorOfReply(call, status, headers, body, clock.now());
    }
  };
}
