import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { createRuntime } from '../../../src/runtime/createRuntime.ts';
import type { GetToken } from '../../../src/session/createTokenSource.ts';
import { fakeBrowser, json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';

const url = 'https://partner.example/training';
const apiBase = 'https://lms.example';
const workflow = { params: { id: 'w1' } };

isolateRuntimes();

/** A host that gives t1, t2 … and a server that takes those of `good`. */
function partner(good: readonly string[], more: Partial<Parameters<typeof makeRuntime>[1]> = {}) {
  let count = 0;
  const getToken = vi.fn<GetToken>(async () => `t${++count}`);
  const accepts = new Set(good);
  const guarded = (body: object) => (init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    return accepts.has(token) ? json(body) : json({}, { status: 401 });
  };
  const routes = {
    '/api/platform/v1/users/me': guarded(mira),
    '/api/lms/v1/objective-workflows/w1': guarded({ id: 'w1', state: 1, progress: 0 }),
  };
  return { getToken, accepts, ...makeRuntime(routes, { url, options: { apiBase, getToken }, ...more }) };
}

/** A promise that the test itself resolves. */
function gate<T = void>() {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => (open = resolve));
  return { open, opened };
}

/** Asks for a run. @returns `given`, or the code of the error */
const askOf = (runtime: ReturnType<typeof makeRuntime>['runtime']) => (id: string) =>
  runtime.port.send(objectiveWorkflowOf, { params: { id } }).then(
    () => 'given',
    ({ code }: { readonly code: string }) => code,
  );
const runPath = '/api/lms/v1/objective-workflows/';
/** Runs w1 and w2 of a server that refuses tokens outside `good`, for w2 only after `late`. */
const lateRefusals = (good: (token: string | null) => boolean, late: Promise<void>) =>
  Object.fromEntries(
    ['w1', 'w2'].map((id) => [
      runPath + id,
      async (init: RequestInit) => {
        if (good(new Headers(init.headers).get('authorization'))) return json({ id, state: 1, progress: 0 });
        if (id === 'w2') await late;
        return json({}, { status: 401 });
      },
    ]),
  );

describe('token mode', () => {
  it('sends the host’s token and no cookie', async () => {
    const { runtime, browser, getToken } = partner(['t1']);
    await runtime.port.session.user();
    const [address, init] = vi.mocked(browser.fetch).mock.calls[0]! as unknown as [string, RequestInit];
    expect(address).toBe('https://lms.example/api/platform/v1/users/me');
    expect(init.credentials).toBe('omit');
    expect(getToken).toHaveBeenCalledTimes(1);
  });

  it('after signing out and a new beginning somebody signs in on the same page, and stays', async () => {
    const { runtime, browser, getToken } = partner(['t1', 't2']);
    runtime.port.lease();
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(3000);
    runtime.port.session.signOut();
    await vi.advanceTimersByTimeAsync(10);
    runtime.destroy();
    const next = createRuntime({ apiBase, getToken }, { browser });
    next.port.lease();
    await next.port.session.user();
    await vi.advanceTimersByTimeAsync(3000);
    expect(next.port.session.store.getState()).toMatchObject({ phase: 'active', user: { id: mira.id } });
    next.destroy();
  });

  it('keeps the token in memory only', async () => {
    const profile = new Profile();
    const { runtime, browser } = partner(['t1'], { profile });
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(5000);
    expect(JSON.stringify([profile.local, browser.sessionStorage])).not.toContain('t1');
  });

  it('twenty refusals ask the host once, and each read is sent again (SESS-2, SESS-5)', async () => {
    const { runtime, getToken, accepts, asked } = partner(['t1']);
    await runtime.port.session.user();
    accepts.delete('t1');
    accepts.add('t2');
    await Promise.all(Array.from({ length: 20 }, () => runtime.port.send(objectiveWorkflowOf, workflow)));
    expect(getToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['start', 'expired']);
    expect(asked.filter((path) => path.endsWith('w1'))).toHaveLength(40);
  });

  it.each([
    ['gives another token', 't2', ['start', 'expired']],
    ['gives none', '', ['start', 'expired', 'start']],
  ])('a refusal that comes late does not ask a host again that %s (SESS-2)', async (_name, next, reasons) => {
    let count = 0;
    const getToken = vi.fn<GetToken>(async () => (++count === 2 ? next : `t${count}`));
    const late = gate();
    const routes = lateRefusals((token) => token !== 'Bearer t1', late.opened);
    const { runtime } = makeRuntime(routes, { url, options: { apiBase, getToken } });
    const ask = askOf(runtime);
    await runtime.port.session.user();
    const second = ask('w2');
    await vi.advanceTimersByTimeAsync(10);
    const first = await ask('w1');
    await vi.advanceTimersByTimeAsync(10);
    late.open();
    expect([first, await second]).toEqual(next ? ['given', 'given'] : ['token_provider', 'token_provider']);
    // A new request asks the host.
    expect(await ask('w1')).toBe('given');
    expect(getToken.mock.calls.map(([{ reason }]) => reason)).toEqual(reasons);
  });

  it('a refusal that comes late waits for a sign-in that is under way (SESS-2)', async () => {
    const [late, answer] = [gate(), gate<string>()];
    const answers = ['t1', '', 't3', answer.opened];
    const getToken = vi.fn<GetToken>(async () => (await answers.shift()) ?? '');
    const routes = lateRefusals((token) => token === 'Bearer t4', late.opened);
    const { runtime } = makeRuntime(routes, { url, options: { apiBase, getToken } });
    const ask = askOf(runtime);
    await runtime.port.session.user();
    const second = ask('w2');
    await vi.advanceTimersByTimeAsync(10);
    expect(await ask('w1')).toBe('token_provider');
    await vi.advanceTimersByTimeAsync(10);
    // The next request gets t3 and is refused, and its sign-in waits for the host.
    const third = ask('w1');
    await vi.advanceTimersByTimeAsync(10);
    late.open();
    await vi.advanceTimersByTimeAsync(10);
    answer.open('t4');
    expect([await second, await third]).toEqual(['given', 'given']);
    expect(getToken).toHaveBeenCalledTimes(4);
  });

  it('ends when the new token is refused too, and does not ask again and again (SESS-6)', async () => {
    const { runtime, getToken, accepts } = partner(['t1']);
    await runtime.port.session.user();
    accepts.clear();
    expect(await rejection(runtime.port.send(objectiveWorkflowOf, workflow))).toMatchObject({
      code: 'authentication_error',
    });
    expect(runtime.port.session.store.getState()).toMatchObject({
      phase: 'unavailable',
      error: { code: 'authentication_error' },
    });
    expect(getToken).toHaveBeenCalledTimes(2);
    await rejection(runtime.port.send(objectiveWorkflowOf, workflow));
    const calls = getToken.mock.calls.length;
    for (let count = 0; count < 5; count++) {
      expect(await rejection(runtime.port.send(objectiveWorkflowOf, workflow))).toMatchObject({
        code: 'authentication_error',
      });
    }
    expect(getToken.mock.calls.length).toBe(calls);
    // A minute later, or by the learner's word, it may try once more.
    await vi.advanceTimersByTimeAsync(61_000);
    await rejection(runtime.port.send(objectiveWorkflowOf, workflow));
    expect(getToken.mock.calls.length).toBe(calls + 1);
    accepts.add(`t${calls + 2}`);
    runtime.port.session.signIn();
    await settle();
    expect(runtime.port.session.store.getState().phase).toBe('active');
  });

  it.each<[string, GetToken]>([
    ['throws', () => Promise.reject(new Error('no'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('a provider that %s is told as `token_provider`, and the way back is signIn()', async (_name, getToken) => {
    let good: GetToken | null = null;
    const { runtime } = makeRuntime(
      {},
      { url, options: { apiBase, getToken: (request) => (good ?? getToken)(request) } },
    );
    const asked = rejection(runtime.port.session.user());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked).toMatchObject({ code: 'token_provider' });
    expect(runtime.port.session.store.getState().error).toMatchObject({ code: 'token_provider' });
    good = async () => 't1';
    runtime.port.session.signIn();
    await settle();
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'active', error: null });
  });

  it('uses what the loader has begun: token, user and configuration cost no request (RUN-1)', async () => {
    const getToken = vi.fn<GetToken>();
    const replies = new Map([
      [`${apiBase}/api/platform/v1/users/me`, Promise.resolve(json(mira))],
      [`${apiBase}/config-ui/config.json`, Promise.resolve(json({ brand: 'Academy' }))],
      ['https://cdn.example/embed/1/locales/en-US/common.json', Promise.resolve(json({ close: 'Close' }))],
    ]);
    const start = {
      options: {},
      token: Promise.resolve('early'),
      replies,
      asked: new Set<string>(),
      listeners: new Set<never>(),
      embedBase: 'https://cdn.example/embed/1/',
    };
    const { runtime, asked } = makeRuntime({}, { url, options: { apiBase, getToken }, start });
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    await expect(runtime.port.host.configuration()).resolves.toMatchObject({ brand: 'Academy' });
    await runtime.port.locale.load('en-US', ['common']);
    expect(runtime.port.locale.translate('en-US', 'common')('close')).toBe('Close');
    expect(asked).toEqual([]);
    expect(getToken).not.toHaveBeenCalled();
    expect(replies.size).toBe(0);
  });

  it('an early token that never comes takes the early calls with it: what follows is asked again', async () => {
    const getToken = vi.fn<GetToken>(async () => 't1');
    const me = `${apiBase}/api/platform/v1/users/me`;
    const start = {
      options: {},
      token: new Promise<string>(() => undefined),
      replies: new Map([[me, new Promise<Response>(() => undefined)]]),
      asked: new Set<string>(),
      listeners: new Set<never>(),
    };
    const { runtime, asked } = makeRuntime({}, { url, options: { apiBase, getToken }, start });
    const failed = rejection(runtime.port.send(objectiveWorkflowOf, workflow));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failed).toMatchObject({ code: 'token_provider' });
    expect(start.token).toBeUndefined();
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    expect(asked).toEqual(['/api/platform/v1/users/me']);
    expect(await start.token).toBe('t1'); // for the next tag that the loader sees
  });

  it('signing out forgets the token and leaves the host’s page alone', async () => {
    const { runtime, browser, getToken } = partner(['t1', 't2']);
    await runtime.port.session.user();
    runtime.port.session.signOut();
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'signed-out', user: null });
    expect(browser.assigned).toEqual([]);
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
    expect(getToken).toHaveBeenCalledTimes(1);
    runtime.port.session.signIn();
    await settle();
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'active', user: { id: 'u1' } });
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('raises an event after two idle hours and signs nobody out (RUN-6)', async () => {
    const { runtime, browser } = partner(['t1']);
    const raised = vi.fn();
    browser.document.addEventListener('lectern-inactive', raised);
    const lease = runtime.port.lease();
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(7_200_000 + 5000);
    expect(raised).toHaveBeenCalledTimes(1);
    expect(runtime.port.session.store.getState().phase).toBe('active');
    expect(browser.assigned).toEqual([]);
    lease.release();
  });

  it('counts activity inside its own elements alone', async () => {
    const { runtime, browser } = partner(['t1']);
    const raised = vi.fn();
    const element = new EventTarget() as unknown as Element;
    const lease = runtime.port.lease(element);
    element.addEventListener('lectern-inactive', raised);
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(7_000_000);
    const click = (inside: boolean) =>
      browser.events.dispatchEvent(
        Object.assign(new Event('click'), { composedPath: () => (inside ? [element] : [browser.document]) }),
      );
    click(true);
    await vi.advanceTimersByTimeAsync(7_000_000);
    expect(raised).not.toHaveBeenCalled();
    click(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(raised).toHaveBeenCalledTimes(1);
    lease.release();
  });

  it('two tenants on one page keep apart what they store (RUN-8)', async () => {
    const profile = new Profile();
    const options = (name: string) => ({ apiBase: `https://${name}.example`, getToken: async () => name });
    for (const name of ['one', 'two']) {
      const browser = fakeBrowser({ url, profile, fetch: async () => json(mira) });
      const { createRuntime } = await import('../../../src/runtime/createRuntime.ts');
      const runtime = createRuntime(options(name), { browser });
      runtime.port.storage.set('filters', name);
      runtime.destroy();
    }
    expect(Object.keys(profile.local)).toEqual(['lectern:one.example:filters', 'lectern:two.example:filters']);
  });
});
