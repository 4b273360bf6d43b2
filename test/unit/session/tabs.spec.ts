import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { json, memoryArea, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime } from '../runtime/harness.ts';
import { rejection } from '../transport/harness.ts';

const hours = 3_600_000;

isolateRuntimes();

/** A tab in which Mira reads her courses. */
async function openTab(profile: Profile, more: Parameters<typeof makeRuntime>[1] = {}) {
  const made = makeRuntime({}, { profile, ...more });
  const lease = made.runtime.port.lease();
  await made.runtime.port.session.user();
  await vi.advanceTimersByTimeAsync(2000);
  return { ...made, lease, phase: () => made.runtime.port.session.store.getState().phase };
}

describe('signing out (SESS-7, SESS-11, STORE-4)', () => {
  it('reaches the other tabs, and goes to the provider from one', async () => {
    const profile = new Profile();
    const [first, second] = [await openTab(profile), await openTab(profile)];
    second.runtime.port.cache.setQueryData(['courses'], ['hers']);
    first.runtime.port.session.signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.phase(), second.phase()]).toEqual(['signed-out', 'signed-out']);
    expect(first.browser.assigned).toEqual(['/oidc/logout']);
    // Going to sign-in at once could meet the session before it has ended.
    expect(second.browser.assigned).toEqual([]);
    expect(second.runtime.port.cache.getQueryData(['courses'])).toBeUndefined();
    expect(profile.local.getItem('logout')).not.toBeNull();
  });

  it('sends nothing more in that person’s name, which could sign in again while the provider still knows them', async () => {
    const profile = new Profile();
    const [first, second] = [await openTab(profile), await openTab(profile)];
    first.runtime.port.session.signOut();
    for (const { runtime, browser, asked } of [first, second]) {
      const before = asked.length;
      expect(await rejection(runtime.port.send(objectiveWorkflowOf, { params: { id: 'w1' } }))).toMatchObject({
        code: 'unauthorized',
      });
      expect(await rejection(runtime.port.session.user())).toMatchObject({ code: 'unauthorized' });
      expect(asked).toHaveLength(before);
      expect(browser.assigned.filter((to) => to.startsWith('/oidc/login'))).toEqual([]);
    }
    second.runtime.port.session.signIn();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.browser.assigned).toEqual(['/oidc/login?redirectUrl=%2Flearn%2Fcourses']);
  });

  it('is seen by a tab that does not listen yet, which then is not the one that signs in again', async () => {
    let signedIn = true;
    const refused = () => json({}, { status: 401 });
    const { runtime, browser } = makeRuntime({
      '/api/platform/v1/users/me': () => (signedIn ? json(mira) : refused()),
      '/api/lms/v1/objective-workflows/w1': refused,
    });
    await runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(500);
    browser.localStorage.setItem('logout', String(Date.now()));
    signedIn = false;
    expect(await rejection(runtime.port.send(objectiveWorkflowOf, { params: { id: 'w1' } }))).toMatchObject({
      code: 'unauthorized',
    });
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'signed-out', user: null, by: 'tab' });
    expect(browser.assigned).toEqual([]);
  });

  it('is not undone by a reply that was on its way', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const { runtime, browser } = makeRuntime({
      '/api/lms/v1/objective-workflows/w1': () => new Promise((resolve) => (answer = resolve)),
    });
    await runtime.port.session.user();
    const asked = rejection(runtime.port.send(objectiveWorkflowOf, { params: { id: 'w1' } }));
    await vi.advanceTimersByTimeAsync(0);
    runtime.port.session.signOut();
    answer(json({}, { status: 401 }));
    expect(await asked).toMatchObject({ code: 'unauthorized' });
    expect(browser.assigned).toEqual(['/oidc/logout']);
  });

  it.each([
    ['storage alone', { channels: false, storage: true }],
    ['channel alone', { channels: true, storage: false }],
  ])('reaches them by %s', async (_name, { channels, storage }) => {
    const profile = new Profile();
    const [first, second] = [await openTab(profile), await openTab(profile)];
    if (!channels) profile.channels.clear();
    if (!storage) profile.tabs.clear();
    first.runtime.port.session.signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.phase()).toBe('signed-out');
  });

  it('removes what that person stored, and only that', async () => {
    const profile = new Profile();
    const { runtime } = await openTab(profile);
    const { storage } = runtime.port;
    storage.of('u1').set('draft', 'hers');
    storage.of('u2').set('draft', 'his');
    storage.set('locale', 'ar');
    runtime.port.session.signOut();
    expect(storage.of('u1').get('draft')).toBeNull();
    expect(storage.of('u2').get('draft')).toBe('his');
    expect([storage.get('locale'), storage.get('userSession')]).toEqual(['ar', null]);
  });

  it('reaches a tab that is still beginning, and does not watch yet', async () => {
    const profile = new Profile();
    const first = await openTab(profile);
    const late = makeRuntime({}, { profile });
    late.runtime.port.lease();
    await late.runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(1000);
    first.runtime.port.session.signOut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(late.runtime.port.session.store.getState().phase).toBe('signed-out');
    expect(profile.local.getItem('userSession')).toBeNull();
  });

  it('is forgotten by the next good sign-in', async () => {
    const profile = new Profile();
    (await openTab(profile)).runtime.port.session.signOut();
    await openTab(profile);
    expect(profile.local.getItem('logout')).toBeNull();
  });
});

describe('inactivity on a page of its own (SESS-8 to SESS-10)', () => {
  it('warns by its phase, with the end by the server’s time, and one click stays', async () => {
    const { runtime, phase } = await openTab(new Profile());
    await vi.advanceTimersByTimeAsync(2 * hours - 120_000);
    expect(phase()).toBe('expiring');
    expect(runtime.port.session.store.getState().endsAt).toBe(runtime.port.clock.now() + 120_000);
    runtime.port.session.stay();
    await vi.advanceTimersByTimeAsync(0);
    expect(runtime.port.session.store.getState()).toMatchObject({ phase: 'active', endsAt: null });
  });

  it('ends the session at the provider and keeps what was typed', async () => {
    const profile = new Profile();
    const { runtime, browser, phase } = await openTab(profile);
    runtime.port.storage.of('u1').set('draft', 'hers');
    await vi.advanceTimersByTimeAsync(2 * hours);
    expect(phase()).toBe('expired');
    expect(browser.assigned).toEqual(['/oidc/logout']);
    expect(runtime.port.storage.of('u1').get('draft')).toBe('hers');
  });

  it('leads back to where the learner was, once', async () => {
    const session = memoryArea();
    await openTab(new Profile(), { session, url: 'https://portal.example/learn/courses/o1/view/content/p1?x=1' });
    await vi.advanceTimersByTimeAsync(2 * hours);
    // The provider returns to the portal's first page, where nobody is signed in.
    const back = makeRuntime(
      { '/api/platform/v1/users/me': () => json({}, { status: 401 }) },
      { session, url: 'https://portal.example/learn' },
    );
    back.runtime.port.session.user().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(back.browser.assigned).toEqual([
      `/oidc/login?redirectUrl=${encodeURIComponent('/learn/courses/o1/view/content/p1?x=1')}`,
    ]);
    await openTab(new Profile(), { session });
    expect(session.getItem('returnTo')).toBeNull();
  });

  it.each(['scroll', 'keydown', 'click', 'wheel', 'touchmove'])('%s is activity, in any tab', async (type) => {
    const profile = new Profile();
    const [first, second] = [await openTab(profile), await openTab(profile)];
    await vi.advanceTimersByTimeAsync(2 * hours - 60_000);
    expect([first.phase(), second.phase()]).toEqual(['expiring', 'expiring']);
    first.browser.events.dispatchEvent(new Event(type));
    expect([first.phase(), second.phase()]).toEqual(['active', 'active']);
  });

  it('is not watched by a runtime at rest, and is again afterwards (RUN-4)', async () => {
    const { runtime, lease, browser, phase } = await openTab(new Profile());
    lease.release();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(browser.events.left).toBe(0);
    await vi.advanceTimersByTimeAsync(3 * hours);
    expect(phase()).toBe('active');
    runtime.port.lease();
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(2 * hours);
    expect(phase()).toBe('expired');
  });
});
