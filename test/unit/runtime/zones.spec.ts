// The zone in which a runtime shows dates: the host's, the learner's, the browser's (LOC-10, LOC-11).
import { expect, it, vi } from 'vitest';
// Loaded beforehand: fake timers do not wait for a module.
import '../../../src/runtime/pieces/zoneOfNames.ts';
import { json, mira } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

isolateRuntimes();

const me = (timezone: string | null) => ({ '/api/platform/v1/users/me': () => json({ ...mira, timezone }) });
const signedIn = async (timezone: string | null, options: { timezone?: string } = {}) => {
  const made = makeRuntime(me(timezone), { options });
  await made.runtime.port.session.user();
  await settle();
  return made;
};
const zoneOf = ({ runtime }: Awaited<ReturnType<typeof signedIn>>) => runtime.port.locale.zone?.();

it.each<[string, string | null, string | undefined, string | undefined]>([
  ['the learner’s', 'Asia/Tokyo', undefined, 'Asia/Tokyo'],
  ['the learner’s, by its Windows name', 'Tokyo Standard Time', undefined, 'Asia/Tokyo'],
  ['none: the browser’s', null, undefined, undefined],
  ['one that is gone: the browser’s', 'Europe/Atlantis', undefined, undefined],
  ['the host’s before the learner’s', 'Asia/Tokyo', 'America/New_York', 'America/New_York'],
  ['the host’s, by its Windows name', 'Asia/Tokyo', 'Eastern Standard Time', 'America/New_York'],
  ['the learner’s, where the host’s means nothing', 'Asia/Tokyo', 'Atlantis', 'Asia/Tokyo'],
  ['the browser’s, where neither means anything', 'Mu', 'Atlantis', undefined],
])('%s', async (_, saved, timezone, zone) => {
  expect(zoneOf(await signedIn(saved, timezone === undefined ? {} : { timezone }))).toBe(zone);
});

it('is that of the browser until somebody is signed in, and then tells all that show dates', async () => {
  const { runtime } = makeRuntime(me('Asia/Tokyo'));
  const told = vi.fn();
  runtime.port.locale.subscribe(told);
  expect(runtime.port.locale.zone?.()).toBeUndefined();
  const before = runtime.port.locale.round?.() ?? 0;
  await runtime.port.session.user();
  expect(told).toHaveBeenCalled();
  expect(runtime.port.locale.round?.()).toBeGreaterThan(before);
});

it('follows a host that names another one, a saved change, and signing out', async () => {
  const made = await signedIn('Asia/Tokyo');
  const { runtime } = made;
  runtime.configure({ timezone: 'Europe/Lisbon' });
  expect(zoneOf(made)).toBe('Europe/Lisbon');
  runtime.configure({ timezone: '' });
  expect(zoneOf(made)).toBe('Asia/Tokyo');
  const { user } = runtime.port.session.store.getState();
  runtime.port.session.changed?.({ ...user!, timezone: 'Pacific/Apia' });
  expect(zoneOf(made)).toBe('Pacific/Apia');
  runtime.port.session.signOut();
  expect(zoneOf(made)).toBeUndefined();
});
