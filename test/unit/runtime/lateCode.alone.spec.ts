// Late code of a runtime that does not arrive is reported as an error of the closed list (ERR-17).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RuntimeContext } from '../../../src/runtime/pieces/runtimeContext.ts';

const late = ['../../../src/runtime/applyAppearance.ts', '../../../src/runtime/pieces/findAddedLocales.ts'];
beforeEach(() => {
  vi.resetModules();
  for (const path of late) vi.doMock(path, () => Promise.reject(new TypeError('gone')));
});
afterEach(() => late.forEach((path) => vi.doUnmock(path)));

const report = vi.fn();
const context = () =>
  ({
    browser: { navigator: { languages: [] }, document: { documentElement: { lang: 'en-US' } } },
    given: {},
    kind: 'page',
    local: { get: () => null, set: () => undefined },
    embedBase: '/embed/1/',
    ended: new AbortController().signal,
    replies: new Map(),
    fetch: async () => new Response('{}'),
    report,
  }) as unknown as RuntimeContext;

it.each([
  [
    'the appearance',
    async () => {
      const { lazyAppearance } = await import('../../../src/runtime/pieces/lazyAppearance.ts');
      lazyAppearance(context()).apply({ appearance: { tokens: { '--l-accent': 'red' } } } as never);
    },
  ],
  [
    'added languages',
    async () => {
      const { runtimeLocale } = await import('../../../src/runtime/pieces/runtimeLocale.ts');
      runtimeLocale(context()).configure({ locales: [], addedLocales: { ca: 'https://texts.example/ca/' } });
    },
  ],
])('%s', async (_, begin) => {
  report.mockClear();
  await begin();
  await expect.poll(() => report.mock.calls.length).toBe(1);
  expect(report.mock.calls[0]![0]).toMatchObject({ name: 'LecternError', code: 'network' });
});
