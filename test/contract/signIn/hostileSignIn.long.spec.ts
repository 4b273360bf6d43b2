import { afterSignIn } from '../../../src/routes/afterSignIn.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { startPartner } from '../../../demo/partner/startPartner.ts';
import { readConfig } from '../../../demo/server/config.ts';
import { authAddress } from '../support/authAddress.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let browser: ReturnType<typeof createBrowser>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.end());
beforeEach(() => {
  browser = createBrowser(portal.origin);
});

const form = async (body: BodyInit, headers: HeadersInit = {}) =>
  browser.send((await browser.open('/oidc/login')).url, { method: 'POST', body, headers });
const isSignedIn = async () => (await browser.send('/admin/clock')).status !== 302;

describe('the sign-in page', () => {
  it('counts guesses that are sent side by side', async () => {
    const { url } = await browser.open('/oidc/login');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () =>
        browser.send(url, { method: 'POST', body: new URLSearchParams({ username: 'quick', password: 'guess' }) }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  });
  it.each([
    ['twice', 'username=a&username=b&password=c', 'application/x-www-form-urlencoded'],
    ['of another type', '{"username":{},"password":[1]}', 'application/json'],
    ['as text', 'mira', 'text/plain'],
    ['none', 'null', 'application/json'],
    ['without end', `username=${'a'.repeat(5000)}&password=c`, 'application/x-www-form-urlencoded'],
    ['with NUL', 'username=a%00&password=c', 'application/x-www-form-urlencoded'],
  ])('takes no fields %s', async (_name, body, type) => {
    const { status, text } = await form(body, { 'content-type': type });
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(15_000);
  });
  it('keeps only languages that there are', async () => {
    const { url } = await browser.open('/oidc/login');
    await browser.send(`${url.pathname}?locale=x%0d%0ay&locale=z`);
    expect(browser.cookie('locale')?.value).toBe('en-US');
  });
});

describe('signing out is the reader’s own wish', () => {
  it('and nowhere that a link could lead after signing in (REDIR-1)', async () => {
    for (const path of [
      '/oidc/logout',
      '/%6fidc/logout',
      '/learn/../oidc/logout',
      '/idp/session/end',
      '/oidc/login?redirectUrl=/oidc/logout',
    ]) {
      const { headers } = await browser.send(`/learn/login-callback?redirectUrl=${encodeURIComponent(path)}`);
      expect(headers.get('location')).toBe(`${portal.origin}/learn`);
      // With a provider it is the learner's page that goes on, by the same rule.
      expect(afterSignIn(path, new URL(portal.origin), '/learn')).toBe(`${portal.origin}/learn`);
    }
  });
  it.each(['cross-site', 'same-site'])('not that of a %s page', async (site) => {
    await browser.signIn('mira');
    await browser.send('/oidc/logout', { headers: { 'sec-fetch-site': site } });
    expect(await isSignedIn()).toBe(true);
  });
  it.each([
    ['an image', 'GET', 'image'],
    ['the size of a file', 'HEAD', 'empty'],
    ['a film', 'GET', 'video'],
  ])('not that of %s, whose address an author wrote', async (_what, method, dest) => {
    await browser.signIn('mira');
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest };
    await browser.send('/oidc/logout', { method, headers });
    expect(await isSignedIn()).toBe(true);
    await browser.send('/oidc/logout', { headers: { ...headers, 'sec-fetch-dest': 'document' } });
    expect(await isSignedIn()).toBe(false);
  });
  it('and is asked for when somebody else’s token is shown', async () => {
    const thief = createBrowser(portal.origin);
    await thief.signIn('mira');
    const own = (await thief.send('/oidc/logout')).headers.get('location') ?? '';
    await browser.signIn('ada');
    const { text } = await browser.open(own);
    expect(text).toContain('op.logoutForm');
    expect(text).not.toContain('sign-out.js');
  });
});

describe('attempts to sign in', () => {
  it('that were given up make room, so that the next is never too much for a header', async () => {
    for (let time = 0; time < 12; time++) await browser.send('/oidc/login');
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('lms_sign_in')).length).toBeLessThanOrEqual(5);
    expect((await browser.signIn('mira')).url.pathname).toBe('/learn');
  });
  it('fit into a cookie, however long the wanted address', async () => {
    const { headers } = await browser.send(
      `/oidc/login?provider=${'p'.repeat(5000)}&redirectUrl=/learn/${'%26'.repeat(3000)}`,
    );
    for (const cookie of headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
    expect((await browser.signIn('mira', 'lectern', `/learn/${'&'.repeat(3000)}`)).url.href).toBe(
      `${portal.origin}/learn`,
    );
  });
});

it.each(['file:///x', 'nonsense', '', 'https://*.example', 'https://a;sandbox'])(
  'HOST_ORIGINS of %j is refused: pages without an origin would be let in',
  (address) => {
    expect(() => readConfig({ HOST_ORIGINS: address })).toThrow(/HOST_ORIGINS must be/);
    expect(() => readConfig({ ORIGIN: address || 'x' })).toThrow(/ORIGIN must be/);
  },
);

longIt(
  'cookies are for https alone where the portal is, and the provider is where it was set up, whatever a request says',
  async () => {
    const secure = await startPortal({ ORIGIN: 'https://localhost:1' });
    const auth = authAddress('lectern', 'https://localhost:1/oidc/callback');
    try {
      for (const headers of [
        {},
        { 'host': 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      ] as Record<string, string>[]) {
        const asked = await secure.inject({ url: auth, headers });
        const left = await secure.inject({ url: '/oidc/logout', headers });
        const cookies = [asked, left].flatMap((reply) => reply.headers['set-cookie'] ?? []);
        expect(cookies.length).toBeGreaterThan(4);
        for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
        expect(cookies.some((cookie) => cookie.startsWith('__Host-lms_sid='))).toBe(true);
        const { headers: told, body } = await secure.inject({ url: '/idp/.well-known/openid-configuration', headers });
        expect(body).toContain('"token_endpoint":"https://localhost:1/idp/token"');
        expect(told).toMatchObject({
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        });
      }
    } finally {
      await secure.end();
    }
  },
);

describe('the partner', () => {
  let partner: Awaited<ReturnType<typeof startPartner>>;
  const signIn = async () => {
    const { partnerOrigin } = portal.config;
    const [here, there] = [createBrowser(partnerOrigin), createBrowser(portal.origin)];
    const away = (await here.send('/sign-in?to=/training')).headers.get('location') ?? '';
    const back = await there.submit(await there.open(away), { username: 'mira', password: 'lectern' });
    expect((await here.open(back.url)).url.pathname).toBe('/training');
    return { here, there };
  };
  beforeAll(async () => {
    const { partnerPort, partnerOrigin, root } = portal.config;
    partner = await startPartner({
      port: partnerPort,
      origin: partnerOrigin,
      portalOrigin: portal.origin,
      clientId: 'partner',
      folder: join(root, 'demo/partner'),
      scripts: join(root, 'dist/hosts'),
    });
  });
  afterAll(() => partner.close());
  const token = (
    one: ReturnType<typeof createBrowser>,
    headers: HeadersInit = { 'x-requested-with': 'XMLHttpRequest' },
  ) => one.send('/token', { headers });

  it('gives a token to its own page alone', async () => {
    const { here } = await signIn();
    expect((await token(here, {})).status).toBe(401);
    expect((await token(createBrowser(portal.config.partnerOrigin))).status).toBe(401);
    const { status, text } = await token(here);
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([200, ['token']]);
  });
  it('is not signed out of by a form of another site, which sends no cookie', async () => {
    const { headers } = await createBrowser(portal.config.partnerOrigin).send('/sign-out', { method: 'POST' });
    expect(headers.getSetCookie()).toEqual([]);
  });
  it('and none any more, once the one before was refused because the learner has signed out at the academy (AUTH-10)', async () => {
    const { here, there } = await signIn();
    const again = () => here.send('/token?again=1', { headers: { 'x-requested-with': 'XMLHttpRequest' } });
    const first = JSON.parse((await token(here)).text) as { readonly token: string };
    const fresh = await again();
    expect([fresh.status, (JSON.parse(fresh.text) as typeof first).token === first.token]).toEqual([200, false]);
    await there.open('/oidc/login');
    await there.open('/oidc/logout');
    expect([(await again()).status, (await token(here)).status]).toEqual([401, 401]);
  });
  it('asks to sign in again when its access cannot be renewed', async () => {
    const { here } = await signIn();
    const real = Date.now;
    await portal.db.execute("delete from oidc_payloads where model = 'RefreshToken'");
    Date.now = () => real() + 590_000;
    try {
      expect((await token(here)).status).toBe(401);
      expect((await here.send('/training/x?y="z')).text).toContain(
        'location.replace("/sign-in?to=%2Ftraining%2Fx%3Fy%3D%2522z" + encodeURIComponent(location.hash))',
      );
    } finally {
      Date.now = real;
    }
  });
});
