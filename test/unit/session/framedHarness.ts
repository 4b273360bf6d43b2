import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { makeRuntime, settle, type Routes } from '../runtime/harness.ts';

export const origin = 'https://portal.example';
export const me = '/api/platform/v1/users/me';
export const begun = '/api/lectern/v1/frame-sessions';
export const over = '/api/lectern/v1/frame-sessions/end';

/** The server of a partition: who is signed in there, and which proofs it takes. */
export class Server {
  user: object | null = mira;
  /** Whom a proof signs in; null where the browser keeps no cookie for it. */
  next: object | null = mira;
  takes: (proof: Readonly<Record<string, string>>) => boolean = () => true;
  /** Answers in place of what begins and ends sessions. */
  fault: (() => Response) | null = null;
  readonly proofs: Readonly<Record<string, string>>[] = [];
  readonly credentials: string[] = [];

  routes(): Routes {
    const guarded = (body: () => unknown) => () => (this.user ? json(body()) : json({}, { status: 401 }));
    const of = (work: (init: RequestInit) => Response) => (init: RequestInit) => {
      this.credentials.push(String(init.credentials));
      return this.fault?.() ?? work(init);
    };
    return {
      [me]: guarded(() => this.user),
      '/api/lms/v1/objective-workflows/w1': guarded(() => ({ id: 'w1', state: 1, progress: 0.5 })),
      '/api/lms/v1/finish-activity-workflows': guarded(() => ({})),
      [begun]: of((init) => {
        const proof = JSON.parse(String(init.body)) as Record<string, string>;
        this.proofs.push(proof);
        if (!this.takes(proof)) return json({}, { status: 401 });
        this.user = this.next;
        return new Response(null, { status: 204 });
      }),
      [over]: of(() => {
        this.user = null;
        return new Response(null, { status: 204 });
      }),
    };
  }
}

type HostWord = (reason: string) => Promise<unknown> | null;

/** A page of the portal in a frame, whose host answers as `host` says. */
export function openFrame(
  server: Server,
  { host = () => null, ...given }: { readonly host?: HostWord } & Parameters<typeof makeRuntime>[1] = {},
) {
  const made = makeRuntime(server.routes(), { framed: true, profile: new Profile(), ...given });
  const { runtime, browser, asked } = made;
  const sha = {
    digest: async (_: string, data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()).buffer,
  };
  Object.assign(browser, {
    crypto: {
      randomUUID: () => crypto.randomUUID(),
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
      subtle: sha,
    },
  });
  const reasons: string[] = [];
  browser.document.addEventListener('lectern-relogin', (event) => {
    const { reason, waitUntil } = (
      event as CustomEvent<{ reason: string; waitUntil: (promise: Promise<unknown>) => void }>
    ).detail;
    reasons.push(reason);
    const promised = host(reason);
    if (promised) waitUntil(promised);
  });
  const { session, send } = runtime.port;
  const state = () => session.store.getState();
  return {
    ...made,
    session,
    reasons,
    state,
    step: () => state().signingIn?.step,
    read: () => send(objectiveWorkflowOf, { params: { id: 'w1' } }),
    /** How often the server was asked who is signed in. */
    looks: () => asked.filter((path) => path === me).length,
    sends: (path: string) => asked.filter((one) => one.endsWith(path)).length,
    /** What the browser does when the page opens a window. */
    window: () => {
      const popup = {
        closed: false,
        focus: vi.fn(),
        close: vi.fn(() => void (popup.closed = true)),
        opener: null as unknown,
      };
      vi.mocked(browser.open).mockReturnValue(popup as unknown as Window);
      return popup;
    },
    hear: async (
      source: object | null,
      data: unknown = {
        ns: 'lectern',
        v: 1,
        ch: '',
        id: 'bridge.relogin',
        kind: 'event',
        name: 'bridge.relogin',
        body: { code: 'c1' },
      },
      from = origin,
    ) => {
      browser.events.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));
      await settle();
    },
    come: async (type = 'focus') => {
      browser.events.dispatchEvent(new Event(type));
      await settle();
    },
  };
}

export type OpenFrame = ReturnType<typeof openFrame>;

/** A frame in which Mira has learned, and whose session the server no longer knows. */
export async function expiredFrame(server: Server, given: Parameters<typeof openFrame>[1] = {}) {
  const frame = openFrame(server, given);
  frame.runtime.port.lease();
  await frame.session.user();
  await vi.advanceTimersByTimeAsync(2000);
  server.user = null;
  return frame;
}

/** A frame whose learner is asked, with a request that waits. */
export async function askedFrame(server = new Server(), given: Parameters<typeof expiredFrame>[1] = {}) {
  const frame = await expiredFrame(server, given);
  const waited = frame.read();
  waited.catch(() => undefined);
  await settle();
  return { ...frame, server, waited };
}

/** What the code that it waits for has to fit. */
export const challengeOf = ({ state }: Pick<OpenFrame, 'state'>) =>
  new URL(state().signingIn!.link, origin).searchParams.get('challenge');
