// The small window of a sign-in: one is followed at a time, and none after the end (SESS-3).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { User } from '../../../src/domain/person/user.ts';
import { createOwnPage, type OwnPageDeps, type PageDeps } from '../../../src/session/createOwnPage.ts';
import type { SessionState } from '../../../src/session/sessionState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const user = { id: 'mira' } as User;
const kept = () => ({ get: () => null, set: () => undefined, remove: () => undefined });

function page() {
  const popup = { closed: false, close: vi.fn(() => void (popup.closed = true)), location: { pathname: '/learn/' } };
  const probeUser = vi.fn<() => Promise<User>>(async () => Promise.reject(new Error('nobody yet')));
  const became = vi.fn((one: User) => one);
  const deps = {
    browser: {
      document: { cookie: '' },
      location: { assign: vi.fn(), reload: vi.fn(), pathname: '/learn/courses', search: '', hash: '' },
      navigator: {},
      performance: { getEntriesByType: () => [] },
      open: () => popup,
    },
    probeUser,
    wall: Date.now,
    elapsed: () => performance.now(),
    tab: kept(),
    local: kept(),
    store: createStore(() => ({ phase: 'expired', user }) as unknown as SessionState),
    became,
    announce: vi.fn(),
  } as unknown as OwnPageDeps & PageDeps;
  return { own: createOwnPage(deps), popup, probeUser, became };
}

it('a second click follows one window, not two', async () => {
  const { own, probeUser } = page();
  own.signIn();
  await vi.advanceTimersByTimeAsync(100);
  own.signIn();
  await vi.advanceTimersByTimeAsync(5000);
  expect(probeUser.mock.calls.length).toBeLessThanOrEqual(10);
});

it('a second click while the server is asked follows one window too', async () => {
  const { own, probeUser, became } = page();
  const answers: ((one: User) => void)[] = [];
  probeUser.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  own.signIn();
  await vi.advanceTimersByTimeAsync(600);
  own.signIn();
  await vi.advanceTimersByTimeAsync(600);
  expect(answers).toHaveLength(2);
  answers.forEach((answer) => answer(user));
  await vi.advanceTimersByTimeAsync(5000);
  expect([became.mock.calls.length, answers.length]).toEqual([1, 2]);
});

it.each([
  ['between two looks', 400],
  ['while the server is asked', 600],
])('the end %s ends it', async (_, after) => {
  const { own, probeUser, became } = page();
  let answer: (one: User) => void = () => undefined;
  probeUser.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  own.signIn();
  own.signIn();
  await vi.advanceTimersByTimeAsync(after);
  own.destroy();
  const asked = probeUser.mock.calls.length;
  answer(user);
  await vi.advanceTimersByTimeAsync(5000);
  expect([probeUser.mock.calls.length, became.mock.calls.length]).toEqual([asked, 0]);
  expect(vi.getTimerCount()).toBe(0);
});
