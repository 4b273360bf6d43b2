// What a frame and its small window load from the server, and whom it lets hold them (BRIDGE-2, CHAN-2, FRAME-6, AUTH-5).
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { createBrowser } from '../support/browser.ts';
import { builtFrontEnd } from '../support/builtFrontEnd.ts';
import { startPortal } from '../support/portalServer.ts';

const listed = 'https://lms.example,https://*.school.example:8443,http://127.0.0.1:4001';
let dist: string;
let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal({ HOST_ORIGINS: listed });
  dist = builtFrontEnd();
  await portal.stop();
  await portal.start({ frontEnds: { stable: dist, next: dist } });
});
afterAll(async () => {
  await portal.end();
  rmSync(dist, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(portal.origin + path, {
    headers: { 'accept': 'text/html', 'accept-language': 'en', ...headers },
    redirect: 'manual',
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
/** What the page shows: the headings that are not hidden. */
const shown = (text: string) =>
  [...text.matchAll(/<section class="sheet" data-says="([\w-]+)"\s*(hidden)?>\s*<h1>([^<]+)/g)]
    .filter(([, , hidden]) => !hidden)
    .map(([, says, , title]) => [says, title]);
const script = '<script type="module" src="/learn/build/bridge.js"></script>';

describe('the helper page (BRIDGE-2, ROUTE-28)', () => {
  it('may be framed by the tenant’s hosts alone, has nothing inline or from elsewhere, and is in no index and no cache', async () => {
    const { status, headers, text } = await get('/learn/bridge?relogin=1');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'self' https://lms.example https://*.school.example:8443 http://127.0.0.1:4001",
    );
    expect(
      Object.fromEntries(
        [
          'x-robots-tag',
          'cache-control',
          'referrer-policy',
          'x-content-type-options',
          'cross-origin-opener-policy',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': null,
    });
    expect(text).toMatch(/<meta\s+name="robots"\s+content="noindex"\s*\/>/);
    expect(text).not.toMatch(/<style|<script>|\sstyle=|\son\w+=|(src|href)="(https?:)?\/\//);
    expect(JSON.parse((/data-hosts="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'))).toEqual(
      listed.split(','),
    );
  });

  it.each(['', '?', '?x=1', '?logout=1&relogin=1', '?relogin=1&nav=/learn', '?logout=1&nav=/x&relogin=1', '?LOGOUT=1'])(
    'has nothing to do, and runs nothing, at %j',
    async (query) => {
      const { text } = await get(`/learn/bridge${query}`);
      expect(shown(text)).toEqual([['nothing', 'Nothing to do']]);
      expect(text).not.toContain('<script');
    },
  );

  it.each([
    '?logout=1',
    '?relogin=1',
    `?relogin=1&challenge=${'x'.repeat(43)}`,
    '?nav=/learn/courses',
    '?relogin=1&x=2',
  ])('leaves %j to its script', async (query) => {
    const { text } = await get(`/learn/bridge${query}`);
    expect(shown(text)).toEqual([['busy', 'One moment']]);
    expect(text).toContain(script);
    expect(text).toContain('<noscript>');
  });

  it('speaks the reader’s language, and puts nothing of its address into its markup but as an address', async () => {
    const { text } = await get('/learn/bridge', { 'accept-language': 'ar' });
    expect([text.includes('<html lang="ar" dir="rtl">'), shown(text)]).toEqual([
      true,
      [['nothing', 'لا شيء مطلوب هنا']],
    ]);
    const hostile = (await get('/learn/bridge?nav="><script>alert(1)</script>')).text;
    expect(hostile.split('<script')).toHaveLength(2);
  });

  it('is a place to come back to after signing in, with its challenge (SESS-17, REDIR-2)', async () => {
    const wanted = `/learn/bridge?relogin=1&challenge=${'Aa0-_'.repeat(8)}xyz`;
    const { url, text } = await createBrowser(portal.origin).signIn('mira', 'lectern', wanted);
    expect([url.pathname + url.search, text.includes(script)]).toEqual([wanted, true]);
  });
});

describe('the tenant’s hosts', () => {
  it('are those that may frame the portal and the page of one element (FRAME-6), and are told to both ends (CHAN-2)', async () => {
    for (const path of ['/learn', '/learn/courses', '/learn/element'])
      expect([path, (await get(path)).headers.get('content-security-policy')?.split('; ').at(-1)]).toEqual([
        path,
        `frame-ancestors 'self' ${listed.replaceAll(',', ' ')}`,
      ]);
    const { hostOrigins, extensions } = JSON.parse((await get('/config-ui/config.json')).text) as {
      hostOrigins: string[];
      extensions: string[];
    };
    expect([hostOrigins, extensions.includes('frameSessions')]).toEqual([listed.split(','), true]);
  });

  it('do not frame the server’s own pages: signing in, signing out, administration', async () => {
    for (const path of ['/oidc/callback', '/admin/people', '/idp/session/end', '/teach', '/nothing'])
      expect([path, (await get(path)).headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringMatching(/frame-ancestors '(self|none)'$/),
      ]);
  });

  it('the page of one element is in no index', async () => {
    expect([
      (await get('/learn/element')).headers.get('x-robots-tag'),
      (await get('/learn/elements')).headers.get('x-robots-tag'),
      (await get('/learn')).headers.get('x-robots-tag'),
    ]).toEqual(['noindex', null, null]);
  });

  it.each([
    ['https://lms.example', true],
    ['https://a.school.example:8443', true],
    ['https://b.a.school.example:8443', true],
    ['https://school.example:8443', false],
    ['https://a.school.example', false],
    ['http://a.school.example:8443', false],
    ['https://evilschool.example:8443', false],
    ['https://*.school.example:8443', false],
    ['null', false],
  ])('CORS answers %s: %s (AUTH-5)', async (origin, allowed) => {
    const { status, headers } = await fetch(`${portal.origin}/api/lectern/v1/frame-tickets`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([allowed ? 204 : 403, allowed ? origin : null, null]);
  });

  it.each([
    'https://*.example',
    'https://*.',
    'https://*',
    'http://*.school.example',
    'https://*.*.example',
    'https://*.a b.example',
    "https://*.a.example;script-src'self'",
    'https://*.a.example/',
    'https://*.a.example/x',
    'https://*.u:p@a.example',
    'https://*.A.example',
    'https://*.1.2.3.4',
    'https://*.a.example:443',
    'https://a.*.example',
    '*',
  ])('an entry of %j is refused', (entry) => {
    expect(() => readConfig({ HOST_ORIGINS: entry })).toThrow(/HOST_ORIGINS must be/);
  });

  it('may be many', () => {
    expect(readConfig({ HOST_ORIGINS: ' https://a.example , https://*.b.example' }).hostOrigins).toEqual([
      'https://a.example',
      'https://*.b.example',
    ]);
  });
});
