// @vitest-environment jsdom
// What a page says before the script is there, as a tag manager does (ELEM-13).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostOptions } from '../../../src/runtime/hostOptions.ts';
import { slots } from '../../../src/runtime/slots.ts';
import { startSlot } from '../../../src/runtime/start.ts';

type Page = { lectern?: unknown; __LECTERN_CHUNKS__?: unknown };
const page = globalThis as Page;
const call = (...given: unknown[]) => ((page.lectern ??= []) as { push: (call: unknown) => void }).push(given);
const load = () => import('../../../widgets/loader.ts');

beforeEach(() => {
  page.__LECTERN_CHUNKS__ = {};
});
afterEach(async () => {
  (page.lectern as { destroy?: () => void } | undefined)?.destroy?.();
  delete page.lectern;
  delete page.__LECTERN_CHUNKS__;
  delete slots[startSlot];
  vi.resetModules();
  vi.restoreAllMocks();
});

it('calls made before are carried out in their order, before the first element is looked for', async () => {
  const looked: unknown[] = [];
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => void looked.push(hostOptions.getState()));
  call('configure', { theme: 'dark', locale: 'ar' });
  call('configure', { theme: 'contrast' });
  await load();
  expect(hostOptions.getState()).toEqual({ theme: 'contrast', locale: 'ar' });
  expect(looked).toEqual([{ theme: 'contrast', locale: 'ar' }]);
});

it('the same words go on to work afterwards', async () => {
  call('configure', { theme: 'dark' });
  await load();
  call('configure', { locale: 'ar' });
  expect(hostOptions.getState()).toEqual({ theme: 'dark', locale: 'ar' });
  (page.lectern as { configure: (options: object) => void }).configure({ theme: 'light' });
  expect(hostOptions.getState()).toEqual({ theme: 'light', locale: 'ar' });
});

it.each<[string, () => void]>([
  ['a name that is none', () => call('nothing', 1)],
  ['a name that is no function', () => call('major')],
  ['what a tag manager pushes', () => (page.lectern = [{ event: 'gtm.js' }])],
  ['nothing', () => (page.lectern = [null, undefined])],
])('%s is told in the console, and the next call counts', async (_, push) => {
  const told: unknown[] = [];
  const listen = (reason: unknown) => void told.push(reason);
  process.on('unhandledRejection', listen);
  push();
  const before = (page.lectern as unknown[]).length;
  call('configure', { theme: 'dark' });
  await load();
  expect(hostOptions.getState()).toEqual({ theme: 'dark' });
  await vi.waitFor(() => expect(told).toHaveLength(before));
  process.off('unhandledRejection', listen);
  expect(Object.keys(page.lectern as object)).toEqual(
    expect.arrayContaining(['configure', 'define', 'preload', 'signOut', 'destroy', 'doctor', 'inspect', 'push']),
  );
});

it('options may be set as before', async () => {
  page.lectern = { options: { theme: 'dark' } };
  await load();
  expect(hostOptions.getState()).toEqual({ theme: 'dark' });
});
