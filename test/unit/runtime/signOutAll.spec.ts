// `signOut()` of the embedding script: all that the page embeds (SESS-19).
import { afterEach, expect, it, vi } from 'vitest';
import { runtimeFor } from '../../../src/runtime/registry.ts';
import { registrySlot, slots } from '../../../src/runtime/slots.ts';
import { fakeBrowser, json, mira } from './fakeBrowser.ts';

afterEach(() => slots[registrySlot]?.destroy());

it('signs out in every runtime of the page, also where nobody was known; its frames hear of each time', async () => {
  const browser = fakeBrowser({ url: 'https://host.example/', fetch: async () => json(mira) });
  const runtimes = ['one', 'two', 'three'].map((name) =>
    runtimeFor({ apiBase: `https://${name}.example`, getToken: async () => name }, {}, browser),
  );
  await Promise.all(runtimes.slice(1).map(({ port }) => port.session.user()));
  const heard = vi.fn();
  runtimes[0]!.port.session.store.subscribe(({ phase }) => phase === 'signed-out' && heard());
  slots[registrySlot]!.signOut();
  expect(runtimes.map(({ port }) => port.session.store.getState())).toMatchObject(
    Array.from({ length: 3 }, () => ({ phase: 'signed-out', user: null, by: 'user' })),
  );
  slots[registrySlot]!.signOut();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(browser.assigned).toEqual([]);
});
