import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { json, memoryArea, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';
import { currentUserPath, expiringServer } from './expiringServer.ts';

const workflow = { params: { id: 'w1' } };
const login = (path: string) => `/oidc/login?redirectUrl=${encodeURIComponent(path)}`;

isolateRuntimes();

describe('the current user', () => {
  it('is asked for once, whoever asks (RUN-1)', async () => {
    const { runtime, asked } = makeRuntime();
    const users = await Promise.all(Array.from({ length: 10 }, runtime.port.session.user));
    expect(new Set(users).size).toBe(1);
    expect(asked).toEqual([currentUserPath]);
    expect(runtime.port.session.store.getState()).toMatchObject({
      phase: 'active',
      user: { id: 'u1', firstName: 'Mira' },
      error: null,
    });
  });

  it('can be asked for again after a failure', async () => {
    let fails = true;
    const { runtime } = makeRuntime({ [currentUserPath]: () => (fails ? json({}, { status: 500 }) : json(mira)) });
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'server_error' });
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'unknown', error: { code: 'server_error' } });
    fails = false;
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    expect(runtime.port.session.store.getState().error).toBeNull();
  });

  it.each(['/learn/open-catalog', '/learn/open-catalog/o1/view/details', '/learn/certificate/AB-1'])(
    'is not asked for on %s (PUB-3)',
    async (path) => {
      const { runtime, asked, browser } = makeRuntime(expiringServer(false).routes, {
        url: `https://portal.example${path}`,
      });
      expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
      expect(asked).toEqual([]);
      expect(runtime.port.session.store.getState().phase).toBe('anonymous');
      expect(await rejection(runtime.port.send(objectiveWorkflowOf, workflow))).toMatchObject({ code: 'unauthorized' });
      expect(runtime.port.session.store.getState().phase).toBe('unavailable');
      expect(browser.assigned).toEqual([]);
    },
  );
});

describe('401 on a page of its own', () => {
  it('leads to sign-in and back here, once for all who were refused (SESS-1, SESS-2)', async () => {
    const { runtime, browser, asked } = makeRuntime(expiringServer(false).routes, {
      url: 'https://portal.example/learn/courses?term=t1#x',
    });
    for (let count = 0; count < 20; count++) runtime.port.send(objectiveWorkflowOf, workflow).catch(() => undefined);
    runtime.port.session.user().catch(() => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.assigned).toEqual([login('/learn/courses?term=t1#x')]);
    // Asked for once, and looked at once more inside the lock.
    expect(asked.filter((path) => path === currentUserPath)).toHaveLength(2);
  });

  it('names the provider used last (AUTH-6)', async () => {
    const session = memoryArea();
    session.setItem('oidc_provider', 'school');
    const { runtime, browser } = makeRuntime(expiringServer(false).routes, { session });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toEqual([`${login('/learn/courses')}&provider=school`]);
  });

  it('gives out addresses of sign-in that name the provider which signed this tab in (AUTH-6, STORE-6)', () => {
    const session = memoryArea();
    const { runtime } = makeRuntime(expiringServer(false).routes, { session });
    expect(runtime.port.session.signInAddress('/learn/catalog?x=1')).toBe(
      '/oidc/login?redirectUrl=%2Flearn%2Fcatalog%3Fx%3D1',
    );
    runtime.port.session.signedInBy('school & more');
    expect(session.getItem('oidc_provider')).toBe('school & more');
    expect(runtime.port.session.signInAddress('/learn')).toBe(
      '/oidc/login?redirectUrl=%2Flearn&provider=school%20%26%20more',
    );
  });

  it('fails in the end where the page did not leave', async () => {
    const { runtime } = makeRuntime(expiringServer(false).routes);
    const asked = rejection(runtime.port.session.user());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ code: 'unauthorized' });
  });

  it('right after signing in is "not available" (SESS-1, SESS-6)', async () => {
    const session = memoryArea();
    const { routes } = expiringServer(false);
    makeRuntime(routes, { session })
      .runtime.port.session.user()
      .catch(() => undefined);
    await settle();
    // Signed in, and back.
    const { runtime, browser } = makeRuntime(routes, { session, cookie: 'locale=ar; lmsUser=%7B%7D' });
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'authentication_error' });
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'unavailable' });
    expect(browser.assigned).toEqual([]);
    // The learner's own word starts over.
    runtime.port.session.signIn();
    await settle();
    expect(browser.assigned).toEqual([login('/learn/courses')]);
  });

  it('leads to the sign-in page as often as one leaves it without signing in, but not for ever (SESS-6)', async () => {
    const session = memoryArea();
    const { routes } = expiringServer(false);
    const visit = async () => {
      const { runtime, browser } = makeRuntime(routes, { session });
      const end = runtime.port.session.user().then(
        () => '',
        ({ code }: { code: string }) => code,
      );
      await settle();
      return browser.assigned[0] ?? (await end);
    };
    const ends = [];
    for (let count = 0; count < 7; count++) ends.push(await visit());
    expect(ends).toEqual([...Array.from({ length: 6 }, () => login('/learn/courses')), 'authentication_error']);
  });

  it('takes the cookie of the user away when it leaves, so that it tells whether somebody signs in (SESS-6)', async () => {
    const { runtime, browser } = makeRuntime(expiringServer(false).routes, { cookie: 'lmsUser=%7B%7D' });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.document.cookie).toBe('lmsUser=; path=/; max-age=0');
  });

  it.each([
    ['came back with Back', { arrival: 'back_forward' }, 0],
    ['came back after a minute', {}, 61_000],
  ])('leads to sign-in again where one %s', async (_name, given, ms) => {
    const session = memoryArea();
    const { routes } = expiringServer(false);
    makeRuntime(routes, { session })
      .runtime.port.session.user()
      .catch(() => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(ms);
    const { runtime, browser } = makeRuntime(routes, { session, ...given });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toHaveLength(1);
  });

  it('a good sign-in forgets the attempts before it', async () => {
    const session = memoryArea();
    const { routes, state } = expiringServer(false);
    makeRuntime(routes, { session })
      .runtime.port.session.user()
      .catch(() => undefined);
    await settle();
    state.signedIn = true;
    await makeRuntime(routes, { session }).runtime.port.session.user();
    state.signedIn = false;
    const { runtime, browser } = makeRuntime(routes, { session });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toHaveLength(1);
  });

  it('goes on without leaving where another tab has signed in meanwhile (SESS-2)', async () => {
    const { routes, state } = expiringServer();
    const { runtime, browser } = makeRuntime(routes);
    await runtime.port.session.user();
    // The other tab holds the lock, and signs in before it lets go.
    const profile = new Profile();
    let release: () => void = () => undefined;
    void profile.locks.request(
      'lectern.relogin',
      { signal: new AbortController().signal },
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    const here = makeRuntime(routes, { profile });
    state.signedIn = false;
    const asked = here.runtime.port.send(objectiveWorkflowOf, workflow);
    await settle();
    expect(here.browser.assigned).toEqual([]);
    state.signedIn = true;
    release();
    await expect(asked).resolves.toMatchObject({ id: 'w1' });
    expect(here.browser.assigned).toEqual([]);
    expect(browser.assigned).toEqual([]);
  });

  it('waits 10 s at most for the lock of another tab', async () => {
    const profile = new Profile();
    void profile.locks.request(
      'lectern.relogin',
      { signal: new AbortController().signal },
      () => new Promise(() => undefined),
    );
    const { runtime, browser } = makeRuntime(expiringServer(false).routes, { profile });
    runtime.port.session.user().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(browser.assigned).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.assigned).toHaveLength(1);
  });

  it('works in a browser without locks', async () => {
    const { runtime, browser } = makeRuntime(expiringServer(false).routes);
    delete browser.navigator.locks;
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toHaveLength(1);
  });
});

describe('elements on a host’s page by cookie', () => {
  const given = { url: 'https://portal.example/workbench' };

  it('ask the host to sign in, and go on when it has (SESS-4)', async () => {
    const { routes, state } = expiringServer(false);
    const { runtime, browser } = makeRuntime(routes, given);
    const raised = vi.fn((event: Event) => {
      (event as CustomEvent<{ waitUntil: (promise: Promise<unknown>) => void }>).detail.waitUntil(
        Promise.resolve().then(() => (state.signedIn = true)),
      );
    });
    browser.document.addEventListener('lectern-relogin', raised);
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    expect(raised).toHaveBeenCalledTimes(1);
    expect(browser.assigned).toEqual([]);
  });

  it('say that nobody is signed in where the promise of the host is rejected (SESS-4)', async () => {
    const { runtime, browser } = makeRuntime(expiringServer(false).routes, given);
    browser.document.addEventListener('lectern-relogin', (event) =>
      (event as CustomEvent<{ waitUntil: (promise: Promise<unknown>) => void }>).detail.waitUntil(
        Promise.reject(new Error('the learner has closed the window')),
      ),
    );
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
    expect(runtime.port.session.store.getState().phase).toBe('anonymous');
  });

  it('say that nobody is signed in where the host does nothing', async () => {
    const { runtime, browser } = makeRuntime(expiringServer(false).routes, given);
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
    expect(runtime.port.session.store.getState().phase).toBe('anonymous');
    expect(browser.assigned).toEqual([]);
  });
});
