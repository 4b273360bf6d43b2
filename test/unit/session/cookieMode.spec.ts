import { describe, expect, it, vi } from 'vitest';
import { finishActivityWorkflows } from '../../../src/contract/activities.ts';
import { objectiveWorkflowOf } from '../../../src/contract/objectiveWorkflows.ts';
import { json, memoryArea, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle, type Routes } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';

const me = '/api/platform/v1/users/me';
const workflow = { params: { id: 'w1' } };
const finish = { body: { objectiveWorkflowId: 'w1', activityWorkflowIds: ['a1'] } };
const login = (path: string) => `/oidc/login?redirectUrl=${encodeURIComponent(path)}`;

isolateRuntimes();

/** A server whose session can end. */
function server(signedIn = true) {
  const state = { signedIn, user: mira as object };
  const guarded = (body: () => object) => () => (state.signedIn ? json(body()) : json({}, { status: 401 }));
  const routes: Routes = {
    [me]: guarded(() => state.user),
    '/api/lms/v1/objective-workflows/w1': guarded(() => ({ id: 'w1', state: 1, progress: 0.5 })),
    '/api/lms/v1/finish-activity-workflows': guarded(() => ({})),
  };
  return { state, routes };
}

describe('the current user', () => {
  it('is asked for once, whoever asks (RUN-1)', async () => {
    const { runtime, asked } = makeRuntime();
    const users = await Promise.all(Array.from({ length: 10 }, runtime.port.session.user));
    expect(new Set(users).size).toBe(1);
    expect(asked).toEqual([me]);
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'active', user: { id: 'u1', firstName: 'Mira' }, error: null });
  });

  it('can be asked for again after a failure', async () => {
    let fails = true;
    const { runtime } = makeRuntime({ [me]: () => (fails ? json({}, { status: 500 }) : json(mira)) });
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'server_error' });
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'unknown', error: { code: 'server_error' } });
    fails = false;
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    expect(runtime.port.session.store.getState().error).toBeNull();
  });

  it.each(['/learn/open-catalog', '/learn/open-catalog/o1/view/details', '/learn/certificate/AB-1'])('is not asked for on %s (PUB-3)', async (path) => {
    const { runtime, asked, browser } = makeRuntime(server(false).routes, { url: `https://portal.example${path}` });
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
    expect(asked).toEqual([]);
    expect(runtime.port.session.store.getState().phase).toBe('anonymous');
    expect(await rejection(runtime.port.send(objectiveWorkflowOf, workflow))).toMatchObject({ code: 'unauthorized' });
    expect(runtime.port.session.store.getState().phase).toBe('unavailable');
    expect(browser.assigned).toEqual([]);
  });
});

describe('401 on a page of its own', () => {
  it('leads to sign-in and back here, once for all who were refused (SESS-1, SESS-2)', async () => {
    const { runtime, browser, asked } = makeRuntime(server(false).routes, { url: 'https://portal.example/learn/courses?term=t1#x' });
    for (let count = 0; count < 20; count++) runtime.port.send(objectiveWorkflowOf, workflow).catch(() => undefined);
    runtime.port.session.user().catch(() => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.assigned).toEqual([login('/learn/courses?term=t1#x')]);
    // Asked for once, and looked at once more inside the lock.
    expect(asked.filter((path) => path === me)).toHaveLength(2);
  });

  it('names the provider used last (AUTH-6)', async () => {
    const session = memoryArea();
    session.setItem('oidc_provider', 'school');
    const { runtime, browser } = makeRuntime(server(false).routes, { session });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toEqual([`${login('/learn/courses')}&provider=school`]);
  });

  it('fails in the end where the page did not leave', async () => {
    const { runtime } = makeRuntime(server(false).routes);
    const asked = rejection(runtime.port.session.user());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ code: 'unauthorized' });
  });

  it('right after signing in is "not available" (SESS-1, SESS-6)', async () => {
    const session = memoryArea();
    const { routes } = server(false);
    makeRuntime(routes, { session }).runtime.port.session.user().catch(() => undefined);
    await settle();
    // Signed in, and back.
    const { runtime, browser } = makeRuntime(routes, { session });
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'authentication_error' });
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'unavailable' });
    expect(browser.assigned).toEqual([]);
    // The learner's own word starts over.
    runtime.port.session.signIn();
    await settle();
    expect(browser.assigned).toEqual([login('/learn/courses')]);
  });

  it.each([
    ['came back with Back', { arrival: 'back_forward' }, 0],
    ['came back after a minute', {}, 61_000],
  ])('leads to sign-in again where one %s', async (_name, given, ms) => {
    const session = memoryArea();
    const { routes } = server(false);
    makeRuntime(routes, { session }).runtime.port.session.user().catch(() => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(ms);
    const { runtime, browser } = makeRuntime(routes, { session, ...given });
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toHaveLength(1);
  });

  it('a good sign-in forgets the attempts before it', async () => {
    const session = memoryArea();
    const { routes, state } = server(false);
    makeRuntime(routes, { session }).runtime.port.session.user().catch(() => undefined);
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
    const { routes, state } = server();
    const { runtime, browser } = makeRuntime(routes);
    await runtime.port.session.user();
    // The other tab holds the lock, and signs in before it lets go.
    const profile = new Profile();
    let release: () => void = () => undefined;
    void profile.locks.request('lectern.relogin', { signal: new AbortController().signal }, () => new Promise<void>((resolve) => (release = resolve)));
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
    void profile.locks.request('lectern.relogin', { signal: new AbortController().signal }, () => new Promise(() => undefined));
    const { runtime, browser } = makeRuntime(server(false).routes, { profile });
    runtime.port.session.user().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(browser.assigned).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.assigned).toHaveLength(1);
  });

  it('works in a browser without locks', async () => {
    const { runtime, browser } = makeRuntime(server(false).routes);
    delete browser.navigator.locks;
    runtime.port.session.user().catch(() => undefined);
    await settle();
    expect(browser.assigned).toHaveLength(1);
  });
});

describe('401 with work that is not sent (SESS-3)', () => {
  async function expired() {
    const { routes, state } = server();
    const made = makeRuntime(routes);
    await made.runtime.port.session.user();
    state.signedIn = false;
    const sent = made.runtime.port.send(finishActivityWorkflows, finish);
    sent.catch(() => undefined);
    await settle();
    return { ...made, state, sent };
  }
  const popup = (pathname: string) => ({ closed: false, close: vi.fn(), location: { pathname } });

  it('keeps the page and the learner on it', async () => {
    const { runtime, browser } = await expired();
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'expired', user: { id: 'u1' } });
    expect(browser.assigned).toEqual([]);
  });

  it('signs in beside it and sends what waited (SESS-5)', async () => {
    const { runtime, browser, state, sent, asked } = await expired();
    const small = popup('/idp/sign-in');
    vi.mocked(browser.open).mockReturnValue(small as unknown as Window);
    runtime.port.session.signIn();
    await settle();
    expect(browser.open).toHaveBeenCalledExactlyOnceWith('/oidc/login?redirectUrl=%2Flearn%2F', 'lectern-sign-in', expect.any(String));
    await vi.advanceTimersByTimeAsync(5000);
    expect(small.close).not.toHaveBeenCalled();
    state.signedIn = true;
    small.location.pathname = '/learn/';
    await vi.advanceTimersByTimeAsync(500);
    await sent;
    expect(small.close).toHaveBeenCalled();
    expect(runtime.port.session.store.getState().phase).toBe('active');
    expect(asked.filter((path) => path.endsWith('finish-activity-workflows'))).toHaveLength(2);
    expect(browser.assigned).toEqual([]);
  });

  it('goes on when another tab has signed in', async () => {
    const profile = new Profile();
    const { routes, state } = server();
    const { runtime } = makeRuntime(routes, { profile });
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(2000);
    state.signedIn = false;
    const sent = runtime.port.send(finishActivityWorkflows, finish);
    await settle();
    expect(runtime.port.session.store.getState().phase).toBe('expired');
    state.signedIn = true;
    const other = makeRuntime(routes, { profile });
    await other.runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(2000);
    await sent;
    expect(runtime.port.session.store.getState().phase).toBe('active');
  });

  it('leaves for sign-in where no window may be opened', async () => {
    const { runtime, browser } = await expired();
    runtime.port.session.signIn();
    await settle();
    expect(browser.assigned).toEqual([login('/learn/courses')]);
  });

  it('sends nothing in the name of another person', async () => {
    const { runtime, browser, state, asked } = await expired();
    vi.mocked(browser.open).mockReturnValue(popup('/learn/') as unknown as Window);
    runtime.port.session.signIn();
    await settle();
    Object.assign(state, { signedIn: true, user: { ...mira, id: 'u2' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(browser.location.reload).toHaveBeenCalled();
    expect(asked.filter((path) => path.endsWith('finish-activity-workflows'))).toHaveLength(1);
  });

  it('nor does it where that person is found under the lock', async () => {
    const { routes, state } = server();
    const { runtime, browser, asked } = makeRuntime(routes);
    await runtime.port.session.user();
    state.signedIn = false;
    const sent = rejection(runtime.port.send(finishActivityWorkflows, finish));
    // Somebody signs in elsewhere between the refusal and the look.
    await Promise.resolve();
    vi.mocked(browser.fetch).mockImplementationOnce(async () => (Object.assign(state, { signedIn: true, user: { ...mira, id: 'u2' } }), json({}, { status: 401 })));
    await settle();
    expect(await sent).toMatchObject({ code: 'unauthorized' });
    expect(browser.location.reload).toHaveBeenCalledTimes(1);
    expect(asked.filter((path) => path.endsWith('finish-activity-workflows')).length).toBeLessThanOrEqual(1);
    expect(runtime.port.session.store.getState().user).toMatchObject({ id: 'u1' });
  });

  it('does not leave the page for a read that was refused first', async () => {
    const { routes, state } = server();
    const { runtime, browser } = makeRuntime(routes);
    await runtime.port.session.user();
    state.signedIn = false;
    runtime.port.send(objectiveWorkflowOf, workflow).catch(() => undefined);
    runtime.port.send(finishActivityWorkflows, finish).catch(() => undefined);
    await settle();
    expect(browser.assigned).toEqual([]);
    expect(runtime.port.session.store.getState().phase).toBe('expired');
  });
});

describe('elements on a host’s page by cookie', () => {
  const given = { url: 'https://portal.example/workbench' };

  it('ask the host to sign in, and go on when it has (SESS-4)', async () => {
    const { routes, state } = server(false);
    const { runtime, browser } = makeRuntime(routes, given);
    const raised = vi.fn((event: Event) => {
      (event as CustomEvent<{ waitUntil: (promise: Promise<unknown>) => void }>).detail.waitUntil(Promise.resolve().then(() => (state.signedIn = true)));
    });
    browser.document.addEventListener('lectern-relogin', raised);
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    expect(raised).toHaveBeenCalledTimes(1);
    expect(browser.assigned).toEqual([]);
  });

  it('say that nobody is signed in where the host does nothing', async () => {
    const { runtime, browser } = makeRuntime(server(false).routes, given);
    expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
    expect(runtime.port.session.store.getState().phase).toBe('anonymous');
    expect(browser.assigned).toEqual([]);
  });
});
