// Behind a proxy whose word is believed (SRV-30), and without one: nobody's word is.
import { createServer, request as ask, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../demo/server/config.ts';
import { framePasses } from '../../demo/server/db/schemaAuth.ts';
import { forwardedOrigin } from '../../demo/server/http/forwardedOrigin.ts';
import { createProxiedApp } from '../../demo/server/http/proxiedApp.ts';
import { freePort } from '../freePort.ts';
import { createBrowser } from './browser.ts';
import { hashOf } from './frames.ts';
import { startPortal } from './portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let app: FastifyInstance;
let proxy: Server;
let outside: string;

beforeAll(async () => {
  portal = await startPortal();
  await portal.stop();
  app = await createProxiedApp({ db: portal.db, clock: portal.clock(), config: { ...portal.config, trustProxy: true } });
  await app.listen({ port: portal.config.port, host: 'localhost' });
  const port = await freePort();
  outside = `http://localhost:${port}`;
  // As such proxies do: what it says of whom it serves takes the place of what was said before.
  proxy = createServer((request, response) => {
    const headers = { ...request.headers, 'x-forwarded-proto': 'http', 'x-forwarded-host': request.headers.host, 'x-forwarded-for': request.headers['x-test-reader'] ?? '203.0.113.7' };
    const inner = ask({ host: 'localhost', port: portal.config.port, method: request.method, path: request.url, headers: { ...headers, host: 'inside' } }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(response);
    });
    inner.on('error', () => response.destroy());
    request.pipe(inner);
  });
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
});
afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await app.close();
  await portal.end();
});

const issuer = async (headers: Readonly<Record<string, string>>, origin = portal.origin) => {
  const reply = await fetch(`${origin}/idp/.well-known/openid-configuration`, { headers });
  return ((await reply.json()) as { readonly issuer: string }).issuer;
};

describe('the word of a proxy', () => {
  it.each<[headers: Readonly<Record<string, string>>, origin: string | null]>([
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example' }, 'https://learn.example'],
    [{ 'x-forwarded-proto': 'HTTPS', 'x-forwarded-host': 'Learn.Example:8443' }, 'https://learn.example:8443'],
    [{ 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'learn.example, inside' }, 'https://learn.example'],
    [{ 'x-forwarded-proto': 'https', 'host': 'learn.example' }, 'https://learn.example'],
    [{ 'x-forwarded-proto': 'http', 'x-forwarded-host': '[::1]:3000' }, 'http://[::1]:3000'],
    [{ host: 'learn.example' }, null],
    [{ 'x-forwarded-host': 'learn.example' }, null],
    [{ 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'learn.example' }, null],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': "learn.example; script-src 'unsafe-inline'" }, null],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a@b.example' }, null],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example/path' }, null],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example:99999' }, null],
    [{ 'x-forwarded-proto': 'https' }, null],
  ])('%j means %j', (headers, origin) => expect(forwardedOrigin(headers)).toBe(origin));

  it('is the issuer of tokens, and of each origin another one', async () => {
    expect(await issuer({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example' })).toBe('https://learn.example/idp');
    expect(await issuer({}, outside)).toBe(`${outside}/idp`);
    expect(await issuer({})).toBe(`${portal.origin}/idp`);
  });

  it('is where people sign in, come back to, and have their session', async () => {
    const browser = createBrowser(outside);
    const page = await browser.open('/oidc/login?redirectUrl=/learn/courses%3Fq%3D1');
    expect([page.url.origin, page.url.pathname.split('/').slice(0, 3).join('/')]).toEqual([outside, '/idp/interaction']);
    expect((await browser.submit(page, { username: 'mira', password: 'lectern' })).url.href).toBe(`${outside}/learn/courses?q=1`);
    expect((await browser.send('/api/platform/v1/users/me', { headers: { accept: 'application/json' } })).status).toBe(200);
    expect(JSON.parse((await browser.send('/config-ui/config.json')).text)).toMatchObject({ apiBase: outside });
  });

  it('says whether cookies are for https alone, and who the portal’s own page is', async () => {
    const begin = async (origin: string, headers: Readonly<Record<string, string>>) => {
      const ticket = `ticket ${Math.random()}`;
      await portal.db.insert(framePasses).values({ id: hashOf(ticket), userId: 'user-mira', host: 'https://host.example', tries: 1, expiresAt: new Date(Date.now() + 60_000) });
      const reply = await fetch(`${portal.origin}/api/lectern/v1/frame-sessions`, { method: 'POST', headers: { origin, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers }, body: JSON.stringify({ ticket, host: 'https://host.example' }) });
      return [reply.status, reply.headers.getSetCookie().map((line) => line.split('=')[0])];
    };
    const learn = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example' };
    expect(await begin('https://learn.example', learn)).toEqual([204, ['__Host-lms_frame_sid']]);
    expect(await begin(portal.origin, learn)).toEqual([403, []]);
    expect(await begin(portal.origin, {})).toEqual([204, ['lms_frame_sid']]);
  });

  it('says whose guesses are counted', async () => {
    const guess = async (reader: string) => {
      const browser = createBrowser(outside);
      const page = await browser.open('/oidc/login');
      return (await browser.send(page.url, { method: 'POST', headers: { 'x-test-reader': reader }, body: new URLSearchParams({ username: 'mira', password: 'guess' }) })).status;
    };
    for (let time = 0; time < 8; time++) expect(await guess('203.0.113.9')).toBe(401);
    expect([await guess('203.0.113.9'), await guess('203.0.113.10')]).toEqual([429, 401]);
  });

  it('by many names pushes out none that is used', async () => {
    for (let name = 0; name < 12; name++) {
      expect(await issuer({ 'x-forwarded-proto': 'https', 'x-forwarded-host': `n${name}.example` })).toBe(`https://n${name}.example/idp`);
      expect(await issuer({}, outside)).toBe(`${outside}/idp`);
    }
  });
});

describe('without the setting', () => {
  it('nobody’s word is believed', async () => {
    const plain = await startPortal();
    try {
      const reply = await fetch(`${plain.origin}/idp/.well-known/openid-configuration`, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' } });
      expect(await reply.json()).toMatchObject({ issuer: `${plain.origin}/idp` });
      const going = await fetch(`${plain.origin}/oidc/login`, { redirect: 'manual', headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9' } });
      const to = new URL(going.headers.get('location') ?? '');
      expect([to.origin, to.searchParams.get('redirect_uri')]).toEqual([plain.origin, `${plain.origin}/oidc/callback`]);
      expect(going.headers.getSetCookie().join()).not.toContain('Secure');
    } finally {
      await plain.end();
    }
  });

  it.each([
    [undefined, false],
    ['0', false],
    ['1', true],
  ])('TRUST_PROXY=%s: %s', (value, trusts) => expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trusts));

  it.each(['true', 'yes', '', '10.0.0.1'])('TRUST_PROXY=%j is refused in plain words', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY is 1 behind a proxy/);
  });
});
