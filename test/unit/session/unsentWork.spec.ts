import { describe, expect, it, vi } from 'vitest';
import { finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';
import { expiringServer } from './expiringServer.ts';

const workflow = { params: { id: 'w1' } };
const finish = { body: { objectiveWorkflowId: 'w1', activityWorkflowIds: ['a1'] } };
const login = (path: string) => `/oidc/login?redirectUrl=${encodeURIComponent(path)}`;

isolateRuntimes();

describe('401 with work that is not sent (SESS-3)', () => {
  async function expired() {
    const { routes, state } = expiringServer();
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
    expect(browser.open).toHaveBeenCalledExactlyOnceWith(
      '/oidc/login?redirectUrl=%2Flearn%2F',
      'lectern-sign-in',
      expect.any(String),
    );
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
    const { routes, state } = expiringServer();
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
    const { routes, state } = expiringServer();
    const { runtime, browser, asked } = makeRuntime(routes);
    await runtime.port.session.user();
    state.signedIn = false;
    const sent = rejection(runtime.port.send(finishActivityWorkflows, finish));
    // Somebody signs in elsewhere between the refusal and the look.
    await Promise.resolve();
    vi.mocked(browser.fetch).mockImplementationOnce(
      async () => (Object.assign(state, { signedIn: true, user: { ...mira, id: 'u2' } }), json({}, { status: 401 })),
    );
    await settle();
    expect(await sent).toMatchObject({ code: 'unauthorized' });
    expect(browser.location.reload).toHaveBeenCalledTimes(1);
    expect(asked.filter((path) => path.endsWith('finish-activity-workflows')).length).toBeLessThanOrEqual(1);
    expect(runtime.port.session.store.getState().user).toMatchObject({ id: 'u1' });
  });

  it('does not leave the page for a read that was refused first', async () => {
    const { routes, state } = expiringServer();
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
