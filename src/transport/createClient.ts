import { createFetch, type $Fetch } from 'ofetch';
import { giveJson } from '../plain/json.ts';
import type { OwnedClock } from './createClock.ts';

export interface ClientDeps {
  readonly fetch: typeof fetch;
  /** Origin of the LMS with its path, without a slash at its end. */
  readonly apiBase: string;
  readonly clock: OwnedClock;
  readonly elapsed: () => number;
  /** Value of Accept-Language. */
  readonly language: () => string;
  readonly sessionId: string;
  /** Replies to early requests, by absolute address; each is taken once. */
  readonly replies: Map<string, Promise<Response>>;
}

/** The HTTP clients of one runtime. Neither of them rejects for a status: the callers decide the meaning of a status. */
export interface Client {
  /** Sends requests to the LMS, with its base address and the headers of all calls (CALL-1). */
  readonly lms: $Fetch;
  /** Sends requests to any host, without a header of ours. */
  readonly anyone: $Fetch;
}

// ofetch treats a request without a reply as a reply with this status.
const NO_REPLY = 500;
const RETRY_DELAY = 300;

/** Makes the clients of one runtime by ofetch. With `retry` a caller allows that a request without a reply is sent again. */
export function createClient({ fetch, apiBase, clock, elapsed, language, sessionId, replies }: ClientDeps): Client {
  /** The reply to an early request, or a new one. Every reply of the LMS tells the time (CALL-7). */
  const fetchOrTake: typeof fetch = async (input, init) => {
    const url = input as string;
    const early = replies.get(url);
    replies.delete(url);
    // The time at which an early request left is not known; it was after the start of the page.
    const sent = early ? 0 : elapsed();
    const reply = await (early ?? fetch(url, init));
    clock.observe(reply.headers, sent);
    return reply;
  };
  // ofetch writes its errors with the page's `JSON`.
  const anyone = createFetch({ fetch, defaults: { retry: false, ignoreResponseError: true, onRequest: giveJson } });
  const lms = anyone.create(
    {
      baseURL: apiBase,
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Session-Id': sessionId },
      retryDelay: RETRY_DELAY,
      retryStatusCodes: [NO_REPLY],
      onRequest: ({ options }) => {
        giveJson();
        options.headers.set('Accept-Language', language());
      },
    },
    { fetch: fetchOrTake },
  );
  return { lms, anyone };
}
