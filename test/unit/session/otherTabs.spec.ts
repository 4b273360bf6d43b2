// A saved change of the signed-in person reaches the other tabs, which ask the server for it (PROF-8).
import { expect, it, vi } from 'vitest';
import { json, mira, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime } from '../runtime/harness.ts';

isolateRuntimes();

const users = '/api/platform/v1/users/me';

/** Two tabs of one browser, whose server says what `answer` says. */
async function twoTabs(answer: () => Response) {
  const profile = new Profile();
  const open = async () => {
    const made = makeRuntime({ [users]: () => answer() }, { profile });
    made.runtime.port.lease();
    await made.runtime.port.session.user();
    await vi.advanceTimersByTimeAsync(2000);
    return { ...made, state: () => made.runtime.port.session.store.getState() };
  };
  return [await open(), await open()] as const;
}

it('is seen at once in this tab, and after one request in the other', async () => {
  let saved = 'Europe/London';
  const [one, other] = await twoTabs(() => json({ ...mira, timezone: saved }));
  const asked = other.asked.length;
  saved = 'Asia/Tokyo';
  one.runtime.port.session.changed?.({ ...one.state().user!, timezone: saved });
  expect(one.state().user?.timezone).toBe('Asia/Tokyo');
  await vi.advanceTimersByTimeAsync(0);
  expect(other.state().user?.timezone).toBe('Asia/Tokyo');
  expect(other.runtime.port.locale.zone?.()).toBe('Asia/Tokyo');
  expect(other.asked.slice(asked)).toEqual([users]);
});

it('reaches a tab that did not listen yet (PROF-8, STORE-19)', async () => {
  let saved = 'Europe/London';
  const profile = new Profile();
  const open = async () => {
    const made = makeRuntime({ [users]: () => json({ ...mira, timezone: saved }) }, { profile });
    made.runtime.port.lease();
    await made.runtime.port.session.user();
    return made.runtime.port.session;
  };
  const one = await open();
  await vi.advanceTimersByTimeAsync(2000);
  const other = await open();
  await vi.advanceTimersByTimeAsync(1000);
  saved = 'Asia/Tokyo';
  one.changed?.({ ...one.store.getState().user!, timezone: saved });
  await vi.advanceTimersByTimeAsync(0);
  expect(other.store.getState().user?.timezone).toBe('Europe/London');
  await vi.advanceTimersByTimeAsync(2000);
  expect(other.store.getState().user?.timezone).toBe('Asia/Tokyo');
});

it('leaves the other tab as it is where the server does not answer, and where it answers with another person', async () => {
  let answer = () => json({ ...mira, timezone: 'Europe/London' });
  const [one, other] = await twoTabs(() => answer());
  for (const next of [() => json({}, { status: 500 }), () => json({ ...mira, id: 'u2', timezone: 'Asia/Tokyo' })]) {
    answer = next;
    one.runtime.port.session.changed?.({ ...one.state().user!, timezone: 'Asia/Tokyo' });
    await vi.advanceTimersByTimeAsync(0);
    expect(other.state()).toMatchObject({ phase: 'active', user: { id: mira.id, timezone: 'Europe/London' } });
  }
});

it('brings nobody back who has signed out meanwhile', async () => {
  const [one, other] = await twoTabs(() => json({ ...mira, timezone: 'Europe/London' }));
  one.runtime.port.session.changed?.({ ...one.state().user!, timezone: 'Asia/Tokyo' });
  other.runtime.port.session.signOut();
  await vi.advanceTimersByTimeAsync(0);
  expect(other.state()).toMatchObject({ phase: 'signed-out', user: null });
});
