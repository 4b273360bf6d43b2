// Tabs of one browser, in which an administrator begins to act as somebody, or stops (SESS-14), or somebody else signs in (SESS-20).
import { expect, it, vi } from 'vitest';
import { tellTabs } from '../../../src/bridge/window/tellTabs.ts';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime } from '../runtime/harness.ts';

isolateRuntimes();

const me = '/api/platform/v1/users/me';
const ada = { ...mira, id: 'a1', first_name: 'Ada', last_name: 'Whitfield', roles: ['Administrator'] };
const acted = { ...mira, impersonator: { id: 'a1', name: 'Ada Whitfield' } };

/** A tab that shows `first`, in a browser where `current` is signed in by the time it asks again. */
async function tab(first: object, current: object, more: Parameters<typeof makeRuntime>[1] = {}) {
  let answer = first;
  const made = makeRuntime({ [me]: () => json(answer) }, { profile: new Profile(), ...more });
  made.runtime.port.lease();
  await made.runtime.port.session.user();
  await vi.advanceTimersByTimeAsync(2000);
  answer = current;
  return made;
}

const comeBack = async ({ browser }: Awaited<ReturnType<typeof tab>>, visibilityState = 'visible') => {
  Object.assign(browser.document, { visibilityState });
  browser.events.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

it.each([
  ['an administrator’s tab, when they act as somebody by now', ada, acted, 1],
  ['the tab of whom they acted as, when they are themselves again', acted, ada, 1],
  ['an administrator’s tab, when nothing has changed', ada, ada, 0],
  ['the tab of whom they act as, when nothing has changed', acted, acted, 0],
])('%s', async (_, first, current, reloads) => {
  const made = await tab(first, current);
  await comeBack(made, 'hidden');
  expect(
    made.asked.filter((path) => path === me),
    'hidden',
  ).toHaveLength(1);
  await comeBack(made);
  expect(made.browser.location.reload).toHaveBeenCalledTimes(reloads);
});

it('a learner’s own tab asks nothing', async () => {
  const made = await tab(mira, mira);
  await comeBack(made);
  expect(made.asked.filter((path) => path === me)).toHaveLength(1);
});

it('a tab beside it hears of it at once', async () => {
  const profile = new Profile();
  const first = await tab(ada, acted, { profile });
  await tab(acted, acted, { profile });
  expect(first.browser.location.reload).toHaveBeenCalledTimes(1);
});

it('a session that has ended is left to the next call', async () => {
  let ended = false;
  const made = makeRuntime({ [me]: () => (ended ? json({}, { status: 401 }) : json(ada)) }, { profile: new Profile() });
  made.runtime.port.lease();
  await made.runtime.port.session.user();
  await vi.advanceTimersByTimeAsync(2000);
  ended = true;
  await comeBack(made);
  expect(made.browser.location.reload).not.toHaveBeenCalled();
  expect(made.browser.assigned).toEqual([]);
});

it('elements on another page leave that page alone', async () => {
  const made = await tab(ada, acted, { options: { getToken: () => Promise.resolve('t') } });
  await comeBack(made);
  expect(made.browser.location.reload).not.toHaveBeenCalled();
});

const nils = { ...mira, id: 'u2', first_name: 'Nils' };

it.each<[string, (made: Awaited<ReturnType<typeof tab>>, profile: Profile) => unknown]>([
  ['from a window that signs in alone', () => tellTabs(globalThis.BroadcastChannel)],
  [
    'from what their own tab leaves behind, once this one is seen',
    (made, profile) => (
      profile.local.setItem(
        'userSession',
        JSON.stringify({ userId: 'u2', lastActivityDate: new Date().toISOString() }),
      ),
      comeBack(made)
    ),
  ],
  ['from a tab of theirs, at once', (_, profile) => tab(nils, nils, { profile })],
])('a learner’s tab hears that somebody else has signed in, %s (SESS-23)', async (_, signIn) => {
  const profile = new Profile();
  const made = await tab(mira, nils, { profile });
  vi.stubGlobal('BroadcastChannel', made.browser.BroadcastChannel);
  await signIn(made, profile);
  await vi.advanceTimersByTimeAsync(10);
  vi.unstubAllGlobals();
  expect(made.browser.location.reload).toHaveBeenCalledTimes(1);
});

it('the same person in another tab, or signed in again, is nothing new', async () => {
  const profile = new Profile();
  const made = await tab(mira, mira, { profile });
  vi.stubGlobal('BroadcastChannel', made.browser.BroadcastChannel);
  tellTabs(globalThis.BroadcastChannel);
  await tab(mira, mira, { profile });
  await vi.advanceTimersByTimeAsync(10);
  vi.unstubAllGlobals();
  expect(made.browser.location.reload).not.toHaveBeenCalled();
});
