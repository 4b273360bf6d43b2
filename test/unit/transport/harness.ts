import { vi } from 'vitest';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { createClock } from '../../../src/transport/createClock.ts';
import type { Access } from '../../../src/transport/createExchange.ts';
import { createTransport, type TransportDeps } from '../../../src/transport/createTransport.ts';
import '../../../src/transport/errorOfReply.ts'; // loaded beforehand: fake timers do not wait for a module
import { memoryArea } from '../runtime/fakeBrowser.ts';

/** A connection that can be cut. */
export function connection(onLine = true) {
  const target = new EventTarget();
  const state = { onLine };
  return {
    navigator: state,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    set: (now: boolean) => {
      state.onLine = now;
      if (now) target.dispatchEvent(new Event('online'));
    },
  };
}

export type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A transport whose network is a list of answers; the last one repeats. */
export function harness(answers: readonly Answer[], given: Partial<TransportDeps> & { readonly area?: Storage } = {}) {
  const requests: {
    readonly url: string;
    readonly init: RequestInit;
    readonly headers: Headers;
    readonly body: unknown;
    readonly at: number;
  }[] = [];
  const area = given.area ?? memoryArea();
  const access: Access = { token: vi.fn(async () => null), renew: vi.fn(async () => undefined) };
  const ending = new AbortController();
  const fetch = (async (input: string, init: RequestInit) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push({
      url: input,
      init,
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(init.body as string) : undefined,
      at: Date.now(),
    });
    // As a browser does: an aborted request rejects, whatever the server does.
    return Promise.race([
      answer(input, init),
      new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
    ]);
  }) as typeof globalThis.fetch;
  const { send } = createTransport({
    apiBase: 'https://lms.example/tenant',
    fetch,
    access,
    clock: createClock({ wall: Date.now, elapsed: () => performance.now() }),
    elapsed: () => performance.now(),
    wall: Date.now,
    connection: connection(),
    random: () => 0.5,
    language: () => 'ar',
    sessionId: 'tab-1',
    cookies: true,
    replies: new Map(),
    ended: ending.signal,
    storage: () => createStorage({ area: () => area, report: vi.fn() }).of('u1'),
    ...given,
  });
  return { send, requests, access, ending, area };
}

export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const never: Answer = () => new Promise(() => undefined);

/** What a promise rejects with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
