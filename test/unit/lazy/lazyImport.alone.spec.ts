import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as lazyModule from '../../../src/lazy/lazyImport.ts';

const base = 'https://lms.test/learn/build/learn.js';
const at = (name: string) => `https://lms.test/learn/build/chunks/${name}.js`;

let lazyImport: typeof lazyModule.lazyImport;
const asked: string[] = [];
const refused = new Set<string>();
const held = new Map<string, Promise<void>>();
let entries: readonly { readonly name: string; readonly initiatorType: string; readonly responseStatus: number }[] = [];

beforeEach(async () => {
  asked.length = 0;
  refused.clear();
  held.clear();
  entries = [];
  vi.doMock('../../../src/lazy/cacheScript.ts', () => ({
    cacheScript: async (url: string) => {
      asked.push(url);
      await held.get(url);
      if (refused.has(url)) throw new TypeError('cut');
    },
  }));
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name) });
  vi.resetModules();
  ({ lazyImport } = await import('../../../src/lazy/lazyImport.ts'));
});
afterEach(() => {
  vi.doUnmock('../../../src/lazy/cacheScript.ts');
  vi.unstubAllGlobals();
});

it('LATE-1: nothing is imported until all of its files are there; what failed is asked for again by the next call', async () => {
  const load = vi.fn(async () => 'part');
  refused.add(at('kit'));
  await expect(lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], load)).rejects.toThrow('cut');
  expect(load).not.toHaveBeenCalled();
  refused.clear();
  expect(await lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], load)).toBe('part');
  expect(asked).toEqual([at('Panels'), at('kit'), at('Panels'), at('kit')]);
});

it('what has been imported is not asked for again, by whichever part', async () => {
  const load = async () => 'part';
  await lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], load);
  await lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], load);
  await lazyImport(base, ['./chunks/Drawer.js', './chunks/kit.js'], load);
  expect(asked).toEqual([at('Panels'), at('kit'), at('Drawer')]);
});

it('LATE-1: what two parts share is asked for once, also while the import of the first is under way', async () => {
  let come!: (part: string) => void;
  const load = vi.fn(() => new Promise<string>((resolve) => (come = resolve)));
  const one = lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], load);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(await lazyImport(base, ['./chunks/Drawer.js', './chunks/kit.js'], async () => 'other')).toBe('other');
  come('part');
  expect(await one).toBe('part');
  expect(asked).toEqual([at('Panels'), at('kit'), at('Drawer')]);
});

it('LATE-1: what two parts share is asked for once, also while another file of the first is on its way', async () => {
  let come!: () => void;
  held.set(at('Panels'), new Promise((resolve) => (come = resolve)));
  const one = lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], async () => 'part');
  await new Promise((resolve) => setTimeout(resolve));
  expect(await lazyImport(base, ['./chunks/kit.js'], async () => 'other')).toBe('other');
  come();
  expect(await one).toBe('part');
  expect(asked).toEqual([at('Panels'), at('kit')]);
});

it('LATE-1: a file that arrives after its code has failed is there for the next call', async () => {
  let come!: () => void;
  held.set(at('Panels'), new Promise((resolve) => (come = resolve)));
  refused.add(at('kit'));
  await expect(lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], async () => 'part')).rejects.toThrow('cut');
  come();
  await new Promise((resolve) => setTimeout(resolve));
  refused.clear();
  expect(await lazyImport(base, ['./chunks/Panels.js', './chunks/kit.js'], async () => 'part')).toBe('part');
  expect(asked).toEqual([at('Panels'), at('kit'), at('kit')]);
});

it('LATE-1: an import that fails all the same asks for its files again', async () => {
  await expect(lazyImport(base, ['./chunks/kit.js'], () => Promise.reject(new TypeError('dropped')))).rejects.toThrow(
    'dropped',
  );
  expect(await lazyImport(base, ['./chunks/kit.js'], async () => 'part')).toBe('part');
  expect(asked).toEqual([at('kit'), at('kit')]);
});

it.each([
  ['by an element of the page', 'script', 200, []],
  ['by another import', 'other', 200, []],
  ['by a hint, which brings bytes alone', 'link', 200, [at('kit')]],
  ['as bytes alone, which a cache may have dropped since', 'fetch', 200, [at('kit')]],
  ['and has failed', 'script', 503, [at('kit')]],
  ['and was cut', 'script', 0, [at('kit')]],
])('a file that was asked for %s', async (_name, initiatorType, responseStatus, again) => {
  entries = [{ name: at('kit'), initiatorType, responseStatus }];
  await lazyImport(base, ['./chunks/kit.js'], async () => 'part');
  expect(asked).toEqual(again);
});

it('code in the file that asks is there', async () => {
  expect(await lazyImport(Promise.resolve('part'))).toBe('part');
  expect(asked).toEqual([]);
});
