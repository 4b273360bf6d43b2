import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../../demo/server/config.ts';
import { events } from '../../../demo/server/db/schemaAuth.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal, temporaryFolder } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
const admin = () => signedIn.ada;
const signedIn = {} as Record<'ada' | 'mira', ReturnType<typeof createBrowser>>;
const partner = () => portal.config.partnerOrigin;

let built: Partial<Config> = {};
beforeAll(async () => {
  portal = await startPortal();
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'embed/1/chunks'), { recursive: true });
  mkdirSync(join(dist, 'learn/chunks'), { recursive: true });
  writeFileSync(join(dist, 'embed/1/lectern.js'), `/* ${'loader '.repeat(100)} */`);
  writeFileSync(join(dist, 'embed/1/chunks/courses-Ab3dE6gh.js'), `/* ${'courses '.repeat(100)} */`);
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'learn/learn-Zz3dE6gh.js'), 'import "./chunks/a-Zz3dE6gh.js"');
  writeFileSync(
    join(dist, 'learn/manifest.json'),
    JSON.stringify({
      entries: [{ file: 'learn-Zz3dE6gh.js', preload: ['learn-Zz3dE6gh.js', 'chunks/a-Zz3dE6gh.js'] }],
      files: {
        'chunks/p-Zz3dE6gh.js': {
          imports: ['chunks/a-Zz3dE6gh.js', 'learn-Zz3dE6gh.js'],
          modules: { 'widgets/entries/lectern-player.ts': 9 },
        },
        'chunks/v-Zz3dE6gh.js': {
          imports: ['chunks/p-Zz3dE6gh.js'],
          modules: { 'src/features/player/content/Content.tsx': 9 },
        },
        'chunks/o-Zz3dE6gh.js': {
          imports: ['chunks/p-Zz3dE6gh.js'],
          modules: {
            'src/features/player/overview/Overview.tsx': 9,
            'src/features/player/overview/PublicOverview.tsx': 9,
          },
        },
        'chunks/c-Zz3dE6gh.js': { imports: [], modules: { 'widgets/entries/lectern-courses.ts': 9 } },
        'chunks/a-Zz3dE6gh.js': { imports: ['chunks/p-Zz3dE6gh.js'], modules: {} },
      },
    }),
  );
  await portal.stop();
  built = { dist, frontEnds: { stable: join(dist, 'learn'), next: join(dist, 'next') } };
  await portal.start(built);
  for (const name of ['ada', 'mira'] as const) {
    signedIn[name] = createBrowser(portal.origin);
    await signedIn[name].signIn(name);
  }
});
afterAll(() => portal.end());

describe('CORS (AUTH-5)', () => {
  const preflight = (origin: string, path = '/api/lms/v1/anything') =>
    fetch(portal.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,prefer',
      },
    });

  it('answers the listed origin, for two hours, without cookies', async () => {
    const { status, headers } = await preflight(partner());
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(partner());
    expect(headers.get('access-control-max-age')).toBe('7200');
    for (const name of ['Authorization', 'Prefer', 'X-Requested-With', 'X-Session-Id', 'Content-Type'])
      expect(headers.get('access-control-allow-headers')).toContain(name);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost.evil.example'])(
    'refuses %s',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const simple = await fetch(`${portal.origin}/config-ui/config.json`, { headers: { origin } });
      expect(simple.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('shows the listed origin the headers it needs, on errors too', async () => {
    const { status, headers } = await fetch(`${portal.origin}/api/lms/v1/nothing-like-this`, {
      headers: { origin: partner() },
    });
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe(partner());
    expect(headers.get('access-control-expose-headers')).toBe('Date, Location, Retry-After');
  });
});

describe('CSRF (AUTH-5)', () => {
  const mark = { 'x-requested-with': 'XMLHttpRequest' };
  const post = async (headers: Record<string, string>) =>
    (
      await signedIn.mira.send('/api/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"events":[]}',
      })
    ).status;
  it.each([
    ['own origin, marked', () => ({ ...mark, origin: portal.origin }), 204],
    ['same-origin fetch, marked', () => ({ ...mark, 'sec-fetch-site': 'same-origin' }), 204],
    ['own origin, no mark', () => ({ origin: portal.origin }), 403],
    ['partner, marked', () => ({ ...mark, origin: partner() }), 403],
    ['same site, marked', () => ({ ...mark, 'sec-fetch-site': 'same-site' }), 403],
    ['null origin, marked', () => ({ ...mark, 'origin': 'null', 'sec-fetch-site': 'same-origin' }), 403],
    ['no word on the origin, marked', () => mark, 403],
  ] as const)('%s', async (_name, headers, status) => {
    expect(await post(headers())).toBe(status);
  });

  it('does not concern reading', async () => {
    expect((await signedIn.ada.send('/admin/clock')).status).toBe(200);
  });

  it('holds for forms of the clock page', async () => {
    const form = async (origin: string) =>
      (
        await admin().send('/admin/clock', {
          method: 'POST',
          headers: { origin },
          body: new URLSearchParams({ advanceMs: '0' }),
        })
      ).status;
    expect(await form(partner())).toBe(403);
    expect(await form(portal.origin)).toBe(303);
  });
});

describe('replies', () => {
  it('give typed bodies for unknown calls and bad JSON', async () => {
    const unknown = await fetch(`${portal.origin}/api/stem/v1/x?y`, { headers: { accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ error: { code: 'not_found', message: 'There is no such call.' } });
    const bad = await signedIn.mira.send('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'origin': portal.origin, 'x-requested-with': 'XMLHttpRequest' },
      body: '{',
    });
    expect([bad.status, (JSON.parse(bad.text) as { error: { code: string } }).error.code]).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('carry headers that keep pages in order', async () => {
    const { headers } = await fetch(`${portal.origin}/learn/courses`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/);
    // SRV-4: frames of its own and of Vimeo's player, and nothing else of Vimeo's.
    expect([/frame-src [^;]*/.exec(policy)?.[0], policy.split('vimeo').length]).toEqual([
      `frame-src 'self' ${portal.config.contentOrigin} https://player.vimeo.com`,
      2,
    ]);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      `frame-ancestors 'self' ${partner()}`,
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ])
      expect(policy).toContain(part);
  });

  it('let in files of the object storage where there is one, and nothing else of it (SRV-4, MEDIA-2)', async () => {
    const read = async () => {
      const policy = (await fetch(`${portal.origin}/learn`)).headers.get('content-security-policy') ?? '';
      const { storageHost } = (await (await fetch(`${portal.origin}/config-ui/config.json`)).json()) as {
        storageHost: string | null;
      };
      return [policy.split('; ').filter((one) => one.includes('files.example')), storageHost];
    };
    expect(await read()).toEqual([[], null]);
    await portal.stop();
    const { storage } = readConfig({ STORAGE_HOST: 'https://files.example:8443' });
    await portal.start({ ...built, storage });
    try {
      const at = "'self' https://files.example:8443";
      expect(await read()).toEqual([
        [`connect-src ${at}`, `img-src ${at} data:`, `media-src ${at}`],
        'files.example:8443',
      ]);
    } finally {
      await portal.stop();
      await portal.start(built);
    }
  });

  it.each([
    'http://files.example',
    'files.example',
    'https://files.example/',
    'https://files.example/bucket',
    'https://Files.example',
    'https://u:p@files.example',
    'https://*.example',
    "https://a;script-src'self'",
    'https://files.example:443',
    'https://a b',
    '*',
    'https:',
  ])('a storage named %j is refused: it would be part of the content policy', (storage) => {
    expect(() => readConfig({ STORAGE_HOST: storage })).toThrow(/STORAGE_HOST must be/);
  });

  it('render /learn (SRV-4) in the wanted language, with its chunks side by side', async () => {
    const page = async (headers: Record<string, string>) =>
      (await fetch(`${portal.origin}/learn/courses/1`, { headers })).text();
    const arabic = await page({ 'accept-language': 'tlh, ar;q=0.9, en;q=0.1' });
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('<link rel="modulepreload" href="/learn/build/chunks/a-Zz3dE6gh.js" />');
    expect(arabic).toContain('<script type="module" src="/learn/build/learn-Zz3dE6gh.js"></script>');
    // Those of the element as bytes alone: a hint for a module that fails would be remembered (LATE-1).
    expect(
      arabic.match(/ rel="(modulepreload|preload" as="fetch" crossorigin)/g)?.map((hint) => hint.includes('module')),
    ).toEqual([true, true, true, false, false]);
    expect(arabic).toContain('chunks/p-Zz3dE6gh.js');
    // A browser asks for six files at a time: what runs first is asked for first.
    expect([...arabic.matchAll(/rel="modulepreload" href="\/learn\/build\/([^"]+)"/g)].map(([, file]) => file)).toEqual(
      ['early.js', 'chunks/a-Zz3dE6gh.js', 'learn-Zz3dE6gh.js'],
    );
    // A proxy or CDN takes the same hints from the header, and sends them ahead of the next page.
    const { headers: sent } = await fetch(`${portal.origin}/learn/courses/1`);
    expect(sent.get('link')?.split(', ')).toEqual(
      [...arabic.matchAll(/<link rel="(modulepreload|preload)".*? href="([^"]+)"/g)].map(
        ([, rel, href]) => `<${href}>; rel=${rel}${rel === 'preload' ? '; as=fetch; crossorigin' : ''}`,
      ),
    );
    expect(await (await fetch(`${portal.origin}/learn?x=1`)).text()).toContain('chunks/c-Zz3dE6gh.js');
    expect(arabic).not.toMatch(/<script>|<style|\sstyle=/);
    expect(await page({ 'accept-language': 'ar', 'cookie': 'locale=en-US' })).toContain(
      '<html lang="en-US" dir="ltr">',
    );
  });

  it.each([
    ['theme=dark', 'data-theme="dark"', 'dark'],
    ['theme=light', 'data-theme="light"', 'light'],
    ['theme=contrast', 'data-theme="contrast"', 'light'],
    ['theme=auto', '', 'light dark'],
    ['theme="><script>', '', 'light dark'],
    ['', '', 'light dark'],
  ])("draws the server's own pages in the theme of the cookie %j (NAV-22)", async (cookie, theme, scheme) => {
    const text = await (await fetch(`${portal.origin}/nowhere`, { headers: { accept: 'text/html', cookie } })).text();
    expect([/<html[^>]*>/.exec(text)?.[0], /name="color-scheme" content="([^"]*)"/.exec(text)?.[1]]).toEqual([
      `<html lang="en-US" dir="ltr"${theme && ` ${theme}`}>`,
      scheme,
    ]);
  });

  it.each([
    ['courses/1', 'o'],
    ['courses/1/view/details', 'o'],
    ['courses/1/view/content/p1', 'v'],
    ['courses/1/workflow/w1/view', 'v'],
    ['courses/1?viewType=REVIEW', 'v'],
    ['courses/redirect/1', 'vo'],
    ['catalog/1', 'o'],
    ['open-catalog/1/view/details', 'o'],
    ['catalog', ''],
    ['courses/1/certificate/AGA-1', ''],
    ['certificate/AGA-1', ''],
    ['certificate', ''],
  ])('of a course /learn/%s asks for the views %s ahead', async (path, views) => {
    const markup = await (await fetch(`${portal.origin}/learn/${path}`)).text();
    expect(
      [...markup.matchAll(/as="fetch" crossorigin href="[^"]*chunks\/([vo])-/g)].map(([, name]) => name).join(''),
    ).toBe(views);
  });

  it('compress files once, mark hashed ones as immutable, and open the embed build to all', async () => {
    const chunk = await fetch(`${portal.origin}/embed/1/chunks/courses-Ab3dE6gh.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(chunk.headers.get('content-encoding')).toBe('br');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(chunk.headers.get('access-control-allow-origin')).toBe('*');
    expect(chunk.headers.get('timing-allow-origin')).toBe('*');
    expect(chunk.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await chunk.text()).toContain('courses');
    const loader = await fetch(`${portal.origin}/embed/1/lectern.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(loader.headers.get('content-encoding')).toBe('gzip');
    expect(loader.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await fetch(`${portal.origin}/embed/1/lectern.js`, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': loader.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/embed/1/../../secret.txt',
    '/embed/1/..%2f..%2fsecret.txt',
    '/embed/1/%2e%2e/%2e%2e/secret.txt',
    '/embed/1/..%5c..%5csecret.txt',
    '/embed/1/a%00',
    '/embed/1/.env',
    '/embed/1/chunks',
  ])('give no file for %s', async (url) => {
    expect((await portal.inject({ url })).statusCode).toBe(404);
  });

  it('have a plain page for sibling products and for nothing', async () => {
    for (const path of ['/portal', '/platform/projects', '/classroom/learner/rooms', '/teach']) {
      const { status, text } = await signedIn.mira.send(path);
      expect([status, /<h1>/.test(text)]).toEqual([200, true]);
    }
    const nothing = await signedIn.mira.send('/nothing');
    expect([nothing.status, nothing.text.includes('Page not found')]).toEqual([404, true]);
  });
});

describe('the clock (SRV-1)', () => {
  const move = (who: 'ada' | 'mira', body: object) =>
    signedIn[who].send('/admin/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'origin': portal.origin },
      body: JSON.stringify(body),
    });

  it('is moved by administrators alone', async () => {
    expect((await move('mira', { advanceMs: 1 })).status).toBe(403);
    expect(
      (
        await fetch(`${portal.origin}/admin/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"reset":true}',
        })
      ).status,
    ).toBe(401);
    expect(portal.clock().offset()).toBe(0);
  });

  it('moves the Date of replies, stays moved over a restart, and goes back', async () => {
    expect((await move('ada', { now: '2031-05-06T07:08:09Z' })).status).toBe(200);
    const date = async () => (await fetch(`${portal.origin}/api/anything`)).headers.get('date') ?? '';
    expect(Math.abs(Date.parse(await date()) - Date.parse('2031-05-06T07:08:09Z'))).toBeLessThan(5000);
    await move('ada', { advanceMs: 86_400_000 });
    expect(await date()).toContain('07 May 2031');
    await portal.stop();
    await portal.start();
    expect(await date()).toContain('07 May 2031');
    await move('ada', { reset: true });
    expect(Math.abs(Date.parse(await date()) - Date.now())).toBeLessThan(5000);
  });

  it.each([{}, { now: 'tomorrow' }, { now: 5 }, { advanceMs: 'x' }, { advanceMs: 1e300 }])(
    'refuses %j',
    async (body) => {
      expect((await move('ada', body)).status).toBe(400);
      expect(portal.clock().offset()).toBe(0);
    },
  );

  it('has a page of forms', async () => {
    const { text } = await signedIn.ada.send('/admin/clock');
    expect(text).toContain('<label for="now">');
    const page = await signedIn.ada.open('/admin/clock', {
      method: 'POST',
      headers: { origin: portal.origin },
      body: new URLSearchParams({ now: '2031-05-06T07:08:09' }),
    });
    expect([page.status, page.text.includes('2031')]).toEqual([200, true]);
    await portal.clock().moveTo(0);
  });

  it('does not exist in production', async () => {
    await portal.clock().moveTo(1e9);
    await portal.stop();
    await portal.start({ environment: 'production' });
    expect((await signedIn.ada.send('/admin/clock')).status).toBe(404);
    expect((await move('ada', { reset: true })).status).toBe(404);
    await portal.clock().moveTo(0);
    await portal.stop();
    await portal.start();
  });
});

describe('configuration and events', () => {
  it('says what the tenant has', async () => {
    const body = (await (await fetch(`${portal.origin}/config-ui/config.json`)).json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      environment: 'development',
      brand: 'Aldergrove Academy',
      locales: [],
      learner: { dashboard: false },
      hostOrigins: [partner(), portal.config.lmsHostOrigin],
    });
  });

  it('keeps events of those who are signed in', async () => {
    const event = {
      name: 'objective_start',
      at: '2026-01-01T00:00:00.000Z',
      sessionId: 's1',
      role: 'Learner',
      details: { course: 'c1' },
    };
    const body = JSON.stringify({ events: [event] });
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'origin': portal.origin,
    };
    expect((await signedIn.mira.send('/api/events', { method: 'POST', headers, body })).status).toBe(204);
    expect(
      (
        await fetch(`${portal.origin}/api/events`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    ).toBe(204);
    expect((await portal.db.select().from(events)).map(({ userId, event: kept }) => ({ userId, kept }))).toEqual([
      { userId: 'user-mira', kept: event },
    ]);
    expect(
      (await signedIn.mira.send('/api/events', { method: 'POST', headers, body: '{"events":[{"name":1}]}' })).status,
    ).toBe(400);
  });
});
