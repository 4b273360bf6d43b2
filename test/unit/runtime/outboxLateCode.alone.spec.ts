// The code that sends a command comes late, and meanwhile another person is signed in (CMD-12).
import { expect, it, vi } from 'vitest';
import type { sendOther } from '../../../src/transport/sendOther.ts';
import { Profile } from './fakeBrowser.ts';
import { isolateRuntimes, settle } from './harness.ts';
import { Academy, openTab, people, stored } from './outboxHarness.ts';

const late = vi.hoisted(() => ({ code: Promise.resolve() }));
vi.mock('../../../src/transport/sendOther.ts', async (original) => {
  const real = await original<{ sendOther: typeof sendOther }>();
  return { sendOther: async (...given: Parameters<typeof sendOther>) => (await late.code, real.sendOther(...given)) };
});
isolateRuntimes();

it('nothing is sent then, and it stays until its owner is back', async () => {
  let comes = () => {};
  late.code = new Promise((resolve) => (comes = resolve));
  const [academy, profile] = [new Academy(), new Profile()];
  const hers = await openTab(academy, profile);
  hers.put('p1', 'one');
  await settle();
  academy.who = people.jonas;
  const his = await openTab(academy, profile);
  comes();
  await settle();
  expect(academy.taken).toEqual([]);
  expect(stored(profile)).toHaveLength(1);
  for (const tab of [hers, his]) tab.runtime.destroy();

  academy.who = people.mira;
  await openTab(academy, profile);
  await settle();
  expect(academy.taken.map(({ who, text }) => [who, text])).toEqual([['u1', 'one']]);
  expect(stored(profile)).toEqual([]);
});
