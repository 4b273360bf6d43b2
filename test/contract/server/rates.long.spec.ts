import { afterAll, describe, expect, it } from 'vitest';
import { createRate } from '../../../demo/server/limits/createRate.ts';
import { usualRates } from '../../../demo/server/limits/registerLimits.ts';
import { learnersOf } from '../support/academy.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal } from '../support/portalServer.ts';

const portal = await startPortal({ TRUST_PROXY: '1' });
afterAll(() => portal.end());
const { as } = learnersOf(portal);

describe('how often somebody may ask for what is kept (SRV-52)', () => {
  it('as often as is left, which comes back with time; each by themselves', () => {
    let now = 0;
    const rate = createRate({ burst: 3, perSecond: 0.5 }, () => now);
    expect([rate('a'), rate('a'), rate('a'), rate('a'), rate('b')]).toEqual([0, 0, 0, 2, 0]);
    now = 1900;
    expect(rate('a')).toBe(1);
    now = 2000;
    expect([rate('a'), rate('a')]).toEqual([0, 2]);
    now = 1e9;
    expect([rate('a'), rate('a'), rate('a'), rate('a')]).toEqual([0, 0, 0, 2]);
  });

  it('so many addresses that nobody could remember them take no more room', () => {
    const rate = createRate({ burst: 1, perSecond: 0.001 }, () => 0);
    for (let index = 0; index < 30_000; index += 1) rate(`a${index}`);
    expect([rate('a29999'), rate('a0')]).toEqual([1000, 0]);
  });

  it('limits what the provider keeps for the visitors of a network, in each spelling; the rest of the portal still answers', async () => {
    await portal.stop();
    await portal.start({}, {}, { visitor: { burst: 4, perSecond: 0.001 } });
    const ask = (path: string, from = '192.0.2.1') =>
      fetch(`${portal.origin}${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': from } });
    const auth = '/idp/auth?client_id=lectern&response_type=code&scope=openid';
    const statuses = [];
    for (const path of [
      '/idp/.well-known/openid-configuration',
      '/idp/jwks',
      '/oidc/login',
      auth,
      '/idp/AUTH/?x',
      '/idp/session/end?state=x',
      '/idp/%61uth',
      auth,
      '/idp/session/end',
    ])
      statuses.push((await ask(path)).status);
    expect(statuses.map((status) => status === 429)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    const refused = await ask(auth);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    const page = await fetch(`${portal.origin}${auth}`, {
      headers: { 'x-forwarded-for': '192.0.2.1', 'accept': 'text/html' },
    });
    expect([page.status, (await page.text()).includes('Too many requests came from you or from your network')]).toEqual(
      [429, true],
    );
    expect((await ask(auth, '192.0.2.2')).status).not.toBe(429);
    for (const path of ['/config-ui/config.json', '/oidc/login', '/idp/jwks'])
      expect((await ask(path)).status).toBeLessThan(400);
    // Whoever has one address of a network has all of it (AUTH-12).
    for (let index = 0; index < 4; index += 1) expect((await ask(auth, `2001:db8:0:1::${index}`)).status).not.toBe(429);
    expect((await ask(auth, '2001:db8:0:1:ffff::9')).status).toBe(429);
  });

  it('a class of four hundred behind one address can sign in at the same moment, and sign out', async () => {
    await portal.stop();
    // As much as is there for each of them.
    await portal.start({}, {}, { visitor: { burst: usualRates.visitor.burst / 400, perSecond: 1e-6 } });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const one = createBrowser(portal.origin, 'en-US', headers);
    expect((await one.signIn('mira')).url.pathname).toBe('/learn');
    await portal.stop();
    await portal.start({}, {}, { visitor: { burst: usualRates.visitor.burst / 400, perSecond: 1e-6 } });
    const asked = await one.open('/oidc/logout');
    expect(asked.status).toBe(200);
    expect((await one.submit(asked, {})).url.pathname).toBe('/learn');
  });

  it('look-ups of certificates, by network, known and unknown alike (CERT-7); the rest of the portal goes on', async () => {
    await portal.stop();
    await portal.start({}, {}, { lookup: { burst: 3, perSecond: 0.001 } });
    const ask = (number: string, from = '192.0.2.9', method = 'GET') =>
      fetch(`${portal.origin}/api/lms/v1/public/certificate-records/${number}`, {
        method,
        headers: { 'x-forwarded-for': from },
      });
    for (const [number, method] of [
      ['AGA-2026-222222222222', 'GET'],
      ['no-number', 'GET'],
      ['AGA-2026-222222222222', 'HEAD'],
    ] as const)
      expect((await ask(number, '192.0.2.9', method)).status).toBe(404);
    const refused = await ask('AGA-2026-333333333333');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect((await ask('%41GA-2026-333333333333')).status).toBe(429);
    expect((await ask('AGA-2026-333333333333', '192.0.2.10')).status).toBe(404);
    expect(
      (await fetch(`${portal.origin}/config-ui/config.json`, { headers: { 'x-forwarded-for': '192.0.2.9' } })).status,
    ).toBe(200);
  });

  it('what changes something, by the person; reading goes on', async () => {
    await portal.stop();
    await portal.start({}, {}, { person: { burst: 3, perSecond: 0.001 } });
    const [mira, ada] = [await as('mira'), await as('ada')];
    const send = (one: typeof mira) => one.send('POST', '/api/events', { events: [] });
    expect([(await send(mira)).status, (await send(mira)).status, (await send(mira)).status]).toEqual([204, 204, 204]);
    const refused = await send(mira);
    expect([refused.status, refused.body.error?.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
    expect((await send(ada)).status).toBe(204);
    expect((await mira.send('GET', '/api/core-bff/v1/users/me')).status).not.toBe(429);
  });
});
