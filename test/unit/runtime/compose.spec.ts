import { isAnnounced } from '../../../src/data/settings/isAnnounced.ts';
import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { LecternError } from '../../../src/errors.ts';
import { builtTags } from '../../../src/language/builtTags.ts';
import { createQueryClient } from '../../../src/runtime/createQueryClient.ts';
import { runtimePlace } from '../../../src/runtime/runtimePlace.ts';
import { portLevel } from '../../../src/runtime/portLevel.ts';
import { json, memoryArea, Profile } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

const config = '/config-ui/config.json';
isolateRuntimes();

const told = () => vi.mocked(console.warn).mock.calls.map(([, code]) => code);

describe('the port', () => {
  it('has these members and no others: it only grows, and its level with it (RUN-3)', () => {
    const { port } = makeRuntime().runtime;
    const shape = (value: object) => Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeof one]));
    const { cache, ...rest } = port;
    expect(shape(rest)).toEqual({
      level: 'number',
      send: 'function',
      session: 'object',
      locale: 'object',
      clock: 'object',
      routes: 'object',
      notices: 'object',
      storage: 'object',
      host: 'object',
      outbox: 'function',
      lease: 'function',
    });
    expect(Object.keys(shape(port.session))).toEqual([
      'store',
      'user',
      'signIn',
      'signOut',
      'stay',
      'signInAddress',
      'signedInBy',
      'changed',
    ]);
    expect(Object.keys(shape(port.locale)).sort()).toEqual([
      'load',
      'nearest',
      'offer',
      'offered',
      'ready',
      'round',
      'set',
      'setZone',
      'subscribe',
      'tag',
      'translate',
      'zone',
    ]);
    expect(shape(port.clock)).toMatchObject({ now: 'function', doubt: 'function', at: 'function' });
    expect(shape(port.routes)).toEqual({ hrefFor: 'function' });
    expect(shape(port.notices)).toMatchObject({ show: 'function', announce: 'function' });
    expect(shape(port.storage)).toMatchObject({
      get: 'function',
      set: 'function',
      remove: 'function',
      keys: 'function',
      of: 'function',
    });
    expect(shape(port.host)).toEqual({
      configuration: 'function',
      apiBase: 'string',
      track: 'function',
      report: 'function',
      widths: 'function',
      timezone: 'function',
    });
    expect(cache.getQueryCache()).toBeDefined();
    expect([port.level, portLevel]).toEqual([8, 8]);
  });
});

describe('configuration (ERR-8)', () => {
  it('is asked for once by ten elements, and no locale file twice (RUN-1)', async () => {
    const { runtime, asked } = makeRuntime();
    const { host, locale } = runtime.port;
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        Promise.all([host.configuration(), locale.load('en-US', ['common', 'courses'])]),
      ),
    );
    expect(new Set(all.map(([configuration]) => configuration)).size).toBe(1);
    expect(asked.sort()).toEqual([config, '/embed/1/locales/en-US/common.json', '/embed/1/locales/en-US/courses.json']);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is not there', () => json({}, { status: 404 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is no configuration', () => json('hello')],
  ])('that %s is logged and leaves the defaults', async (_name, answer) => {
    const { runtime } = makeRuntime({ [config]: answer });
    const asked = runtime.port.host.configuration();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(asked).resolves.toMatchObject({ environment: '', navigation: { catalog: true, rooms: false } });
    expect(told()).toEqual(['config']);
  });

  it('ERR-20 that may be read later is read again by the next that needs it', async () => {
    let isBusy = true;
    const { runtime, asked } = makeRuntime({
      [config]: () => (isBusy ? json({}, { status: 503 }) : json({ extensions: ['tutor'] })),
    });
    const { port } = runtime;
    await expect(port.host.configuration()).resolves.toMatchObject({ extensions: [] });
    await expect(isAnnounced(port, 'tutor')).rejects.toMatchObject({ code: 'server_error', detail: { status: 503 } });
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1000);
    await expect(isAnnounced(port, 'tutor')).resolves.toBe(true);
    await expect(isAnnounced(port, 'chat')).resolves.toBe(false);
    await expect(port.host.configuration()).resolves.toMatchObject({ extensions: ['tutor'] });
    expect(asked.filter((path) => path === config)).toHaveLength(2);
  });

  it('that the LMS does not have announces nothing, and is asked for once', async () => {
    const { runtime, asked } = makeRuntime({ [config]: () => json({}, { status: 404 }) });
    await expect(isAnnounced(runtime.port, 'tutor')).resolves.toBe(false);
    await expect(isAnnounced(runtime.port, 'chat')).resolves.toBe(false);
    expect(asked.filter((path) => path === config)).toHaveLength(1);
  });

  it('that was read once holds, even if a later attempt fails (NAV-19)', async () => {
    let isBusy = false;
    const { runtime } = makeRuntime({
      [config]: () => (isBusy ? json({}, { status: 503 }) : json({ extensions: ['tutor'] })),
    });
    const { port } = runtime;
    await port.host.configuration();
    isBusy = true;
    await expect(port.host.configuration(true)).resolves.toMatchObject({ extensions: ['tutor'] });
    await expect(isAnnounced(port, 'tutor')).resolves.toBe(true);
  });

  it('narrows the languages (AUD-5)', async () => {
    const profile = new Profile();
    profile.local.setItem('locale', 'ar');
    const { runtime } = makeRuntime({ [config]: () => json({ locales: ['en-US', 'tlh'] }) }, { profile });
    expect(runtime.port.locale.tag()).toBe('ar');
    await runtime.port.host.configuration();
    await settle();
    expect(runtime.port.locale.tag()).toBe('en-US');
    expect(runtime.port.locale.nearest('ar-EG')).toBe('en-US');
  });

  it('adds languages of the tenant, whose files are at an address of theirs (LOC-12)', async () => {
    const profile = new Profile();
    profile.local.setItem('locale', 'ca');
    const addedLocales = { 'ca': 'https://texts.example/ca/', 'no tag': 'https://texts.example/x/', 'eo': 4 };
    const { runtime, asked } = makeRuntime(
      {
        [config]: () => json({ addedLocales }),
        '/ca/common.json': () => json({ close: 'Tanca' }),
      },
      { profile },
    );
    const { host, locale } = runtime.port;
    expect(locale.tag()).toBe('en-US');
    await locale.load('en-US', ['common']);
    await host.configuration();
    await settle();
    expect(locale.tag()).toBe('ca');
    expect(locale.offered()).toEqual([...builtTags, 'ca']);
    expect(asked).toContain('/ca/common.json');
    expect(locale.translate('ca', 'common')('close')).toBe('Tanca');
  });

  it.each([
    ['nobody', null, 'ca'],
    ['the learner', 'de', 'de'],
  ])(
    'the browser asks for an added language, and %s has chosen another before the settings came (LOC-12)',
    async (_who, chosen, tag) => {
      const { runtime } = makeRuntime(
        { [config]: () => json({ addedLocales: { ca: 'https://texts.example/ca/' } }) },
        { url: 'https://partner.example/training', languages: ['ca', 'fr'] },
      );
      const { host, locale } = runtime.port;
      expect(locale.tag()).toBe('fr');
      if (chosen) await locale.set(chosen);
      await host.configuration();
      await settle();
      expect(locale.tag()).toBe(tag);
    },
  );

  it('a file that an added language lacks is soon asked for after pauses alone (ERR-9, LOC-12)', async () => {
    const profile = new Profile();
    profile.local.setItem('locale', 'ca');
    const { runtime, asked } = makeRuntime(
      { [config]: () => json({ addedLocales: { ca: 'https://texts.example/ca/' } }) },
      { profile },
    );
    const { host, locale } = runtime.port;
    await host.configuration();
    await settle();
    const times = () => asked.filter((path) => path === '/ca/common.json').length;
    for (let view = 0; view < 9; view++) await locale.load('ca', ['common']);
    expect(times()).toBe(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(times()).toBe(4);
  });
});

describe('languages (LOC)', () => {
  it.each([
    ['what the host says', { locale: 'ar' }, 'en-US', ['de'], 'ar'],
    ['else what the learner chose', {}, 'ar', ['de'], 'ar'],
    ['else the first of the browser that there is', {}, null, ['ca', 'pt-AO', 'de'], 'pt-BR'],
    ['English where the browser wants that before others', {}, null, ['en-AU', 'de'], 'en-US'],
    ['else English', {}, null, ['tlh'], 'en-US'],
    ['English where the browser says nothing', {}, null, undefined, 'en-US'],
    ['the nearest there is', { locale: 'ar-EG' }, null, undefined, 'ar'],
  ])('begin with %s (LOC-5)', (_name, options, stored, languages, tag) => {
    const profile = new Profile();
    const prefix = 'lectern:partner.example:';
    if (stored) profile.local.setItem(`${prefix}locale`, stored);
    // On a page of the portal's own its server has chosen already.
    const url = 'https://partner.example/training';
    expect(makeRuntime({}, { url, options, profile, languages }).runtime.port.locale.tag()).toBe(tag);
  });

  it('are kept when chosen (STORE-2), and sent with each call', async () => {
    const profile = new Profile();
    const { runtime, browser } = makeRuntime({}, { profile });
    await runtime.port.locale.set('ar');
    expect(profile.local.getItem('locale')).toBe('ar');
    await runtime.port.session.user();
    const init = vi.mocked(browser.fetch).mock.lastCall?.[1];
    expect(new Headers(init?.headers).get('accept-language')).toBe('ar');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is not there', () => json({}, { status: 404 })],
    ['is no JSON', () => new Response('<p>')],
    ['never ends', () => new Promise<Response>(() => undefined)],
  ])('a file that %s leaves the English texts (ERR-9)', async (_name, answer) => {
    const { runtime } = makeRuntime({
      '/embed/1/locales/ar/common.json': answer,
      '/embed/1/locales/en-US/common.json': () => json({ close: 'Close' }),
    });
    const { locale } = runtime.port;
    const loading = locale.load('ar', ['common']);
    await vi.advanceTimersByTimeAsync(10_000);
    await loading;
    expect(locale.translate('ar', 'common')('close')).toBe('Close');
    expect(told()).toEqual(['locale']);
  });
});

describe('addresses (ELEM-4)', () => {
  const details = { name: 'details', objectiveId: 'o 1' } as const;
  it.each([
    ['the portal’s own on its page', { url: 'https://portal.example/learn/' }, '/learn/courses/o%201/view/details'],
    [
      'the portal’s on another page',
      { url: 'https://partner.example/', options: { apiBase: 'https://lms.example/' } },
      'https://lms.example/learn/courses/o%201/view/details',
    ],
    ['the host’s where it has one', { options: { hrefFor: () => '/training/o1' } }, '/training/o1'],
    ['the portal’s where the host has none', { options: { hrefFor: () => null } }, '/learn/courses/o%201/view/details'],
  ])('are %s', (_name, given, expected) => {
    expect(makeRuntime({}, given).runtime.port.routes.hrefFor(details)).toBe(expected);
  });

  it('follow what the host configures later', () => {
    const { runtime } = makeRuntime();
    runtime.configure({ hrefFor: () => '/later' });
    expect(runtime.port.routes.hrefFor(details)).toBe('/later');
  });
});

describe('where a runtime lives', () => {
  const at = (url: string, options = {}, embedBase?: string) =>
    runtimePlace(options, embedBase ? { embedBase } : undefined, new URL(url));
  it.each([
    [
      'https://p.example/learn',
      {},
      undefined,
      { kind: 'own', prefix: '', apiBase: 'https://p.example', embedBase: 'https://p.example/embed/1/' },
    ],
    ['https://p.example/learn/courses', {}, undefined, { kind: 'own' }],
    ['https://p.example/learning', {}, undefined, { kind: 'embedded', prefix: 'lectern:p.example:' }],
    ['https://p.example/learn/open-catalog/o1/view/details', {}, undefined, { kind: 'public', prefix: '' }],
    ['https://p.example/learn/certificate/A1', {}, undefined, { kind: 'public' }],
    ['https://p.example/learn/courses/o1/certificate/A1', {}, undefined, { kind: 'own' }],
    ['https://p.example/learn/courses', { getToken: async () => 't' }, undefined, { kind: 'embedded' }],
    [
      'https://host.example/open-catalog',
      { apiBase: 'https://p.example/t1/' },
      undefined,
      {
        kind: 'embedded',
        apiBase: 'https://p.example/t1',
        embedBase: 'https://p.example/embed/1/',
        prefix: 'lectern:p.example/t1:',
      },
    ],
    [
      'https://host.example/',
      {},
      'https://cdn.example/embed/1/',
      { kind: 'embedded', apiBase: 'https://cdn.example', embedBase: 'https://cdn.example/embed/1/' },
    ],
  ])('%s', (url, options, embedBase, expected) => {
    expect(at(url, options, embedBase)).toMatchObject(expected);
  });
});

describe('queries', () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (
    count: number,
    error: Partial<LecternError>,
  ) => boolean;
  it.each([
    ['server_error', true, 0, true],
    ['server_error', true, 1, false],
    ['timeout', true, 0, false],
    ['offline', true, 0, false],
    ['not_found', false, 0, false],
  ] as const)('%s (retryable %s) after %d retries: %s', (code, retryable, count, again) => {
    expect(retry(count, { code, retryable })).toBe(again);
  });
});

describe('ids', () => {
  it('of the tab goes with each call and outlives a reload; of the browser is made once (STORE-3)', async () => {
    const profile = new Profile();
    const session = memoryArea();
    const ids: unknown[] = [];
    for (let load = 0; load < 2; load++) {
      const { runtime, browser } = makeRuntime({}, { profile, session });
      await runtime.port.session.user();
      await vi.advanceTimersByTimeAsync(2000);
      const { calls } = vi.mocked(browser.fetch).mock;
      ids.push(
        new Headers(calls.find(([address]) => !String(address).includes('/locales/'))?.[1]?.headers).get(
          'x-session-id',
        ),
        profile.local.getItem('deviceId'),
      );
    }
    expect(ids[0]).toBe(ids[2]);
    expect(ids[1]).toBe(ids[3]);
    expect(ids.every((id) => typeof id === 'string' && id.length > 8)).toBe(true);
  });

  it('come from a blocked storage too (ERR-17)', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { runtime, browser } = makeRuntime({}, { local: blocked });
    Object.defineProperty(browser, 'sessionStorage', { get: blocked });
    await expect(runtime.port.session.user()).resolves.toMatchObject({ id: 'u1' });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(runtime.port.send(objectiveWorkflowOf, { params: { id: 'w1' } })).resolves.toMatchObject({ id: 'w1' });
    expect(told()).toContain('storage');
  });
});
