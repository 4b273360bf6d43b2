import { LecternError } from '../errors.ts';
import type { OwnedClock } from './createClock.ts';
import type { SendOptions } from './send.ts';
import type { Connection } from './untilOnline.ts';

/** One HTTP request, apart from what all requests have in common. */
export interface ApiRequest {
  /** Name of its call. */
  readonly call: string;
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly prefer: string;
  /** Whether it is sent in a person's name. */
  readonly asUser: boolean;
  /** Whether sending it twice does no harm: it is sent again after a lost connection, and after signing in again. */
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
}

/** What the transport needs of the session. */
export interface Access {
  /** The bearer token of the next request; null where a cookie speaks. */
  readonly token: () => Promise<string | null>;
  /** Resolves when the session is good again; rejects where it is not (SESS-1). */
  readonly renew: (refusal: Refusal) => Promise<void>;
}

export interface ExchangeDeps {
  readonly fetch: typeof fetch;
  readonly access: Access;
  readonly clock: OwnedClock;
  readonly elapsed: () => number;
  readonly connection: Connection;
  /** Value of Accept-Language. */
  readonly language: () => string;
  readonly sessionId: string;
  /** Whether the cookie is sent. */
  readonly cookies: boolean;
  /** Replies that were asked for early, by absolute address; each is taken once. */
  readonly replies: Map<string, Promise<Response>>;
  /** Aborted when the runtime ends. */
  readonly ended: AbortSignal;
}

/** Sends a request and waits for its reply. @throws LecternError */
export type Exchange = (request: ApiRequest, options?: SendOptions) => Promise<ApiReply>;

const timeout = 30_000;
const retryDelay = 300;

/** A body as JSON; kept as text where it is none, so that its reader names the call. */
function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Makes what all calls have in common: headers, time limit, retry, sign-in, errors (CALL-1, ERR-16, SESS-5). */
export function createExchange(deps: ExchangeDeps): Exchange {
  const { access, clock, elapsed, connection, replies } = deps;
  const online = () => connection.navigator.onLine !== false;
  /** The reply that was asked for early, or a new one; its body is read within the same limits. */
  const ask = async (url: string, init: RequestInit, large?: boolean) => {
    const early = replies.get(url);
    replies.delete(url);
    // Nobody noted when an early request left; it was after the page began.
    const sent = early ? 0 : elapsed();
    const reply = await (early ?? deps.fetch(url, init));
    clock.observe(reply.headers, sent);
    // A blob is put together outside the page's thread: of 4 MB that takes two thirds of the work from it. Of a small one it takes longer.
    const text = await (large ? reply.blob().then((blob) => blob.text()) : reply.text());
    return { status: reply.status, headers: reply.headers, body: parse(text) };
  };

  const once = async (request: ApiRequest, { signal, keepalive = false, cookies = request.asUser }: SendOptions, token: string | null) => {
    const { call, method, url, prefer, large, body } = request;
    if (!online()) throw new LecternError('offline', `${call}: no connection`, { call });
    const controller = new AbortController();
    // Raced, since a reply that was asked for early cannot be aborted.
    let end: (error: LecternError) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = (error) => {
        reject(error);
        controller.abort();
      };
    });
    const timer = setTimeout(() => end(new LecternError('timeout', `${call}: no reply in ${timeout} ms`, { call })), timeout);
    const abort = () => end(new LecternError('aborted', `${call}: no longer wanted`, { call }));
    const signals = signal ? [signal, deps.ended] : [deps.ended];
    if (signals.some(({ aborted }) => aborted)) abort();
    signals.forEach((one) => one.addEventListener('abort', abort));
    try {
      const sending = ask(url, {
        method,
        credentials: deps.cookies && cookies ? 'same-origin' : 'omit',
        keepalive,
        signal: controller.signal,
        headers: {
          'Accept': 'application/json',
          'Accept-Language': deps.language(),
          'Prefer': prefer,
          'X-Requested-With': 'XMLHttpRequest',
          'X-Session-Id': deps.sessionId,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }, large);
      return await Promise.race([ended, sending]);
    } catch (cause) {
      if (cause instanceof LecternError) throw cause;
      throw new LecternError(online() ? 'network' : 'offline', `${call}: lost`, { call, cause });
    } finally {
      clearTimeout(timer);
      signals.forEach((one) => one.removeEventListener('abort', abort));
    }
  };

  return async (request, options = {}) => {
    const { call, asUser, repeatable } = request;
    let paused = 0;
    let renewed = false;
    let lost = false;
    for (;;) {
      const token = asUser ? await access.token() : null;
      // Another person may have signed in meanwhile (CMD-12).
      if (token !== (options.as ?? token)) throw new LecternError('unauthorized', `${call}: another token`, { call });
      let reply;
      try {
        reply = await once(request, options, token);
      } catch (error) {
        if (lost || !repeatable || (error as LecternError).code !== 'network') throw error;
        lost = true;
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        continue;
      }
      const { status, headers, body } = reply;
      if (status < 400) return { status, headers, body, paused };
      if (status === 401 && asUser && options.renew !== false) {
        const since = elapsed();
        await access.renew({ token, command: request.method !== 'GET', again: renewed });
        paused += elapsed() - since;
        if (!renewed && repeatable) {
          renewed = true;
          continue;
        }
      }
      if (status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status, call });
      const { errorOfReply } = await import('./errorOfReply.ts').catch((cause: unknown) => {
        throw new LecternError('network', `${call}: ${status}, no code to read it`, { status, call, cause });
      });
      throw errorOfReply(call, status, headers, body, clock.now());
    }
  };
}
