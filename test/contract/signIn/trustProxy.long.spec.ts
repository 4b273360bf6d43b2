// Behind proxies whose word on their readers' addresses is believed (SRV-30); of the origin nobody's word is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => (portal = await startPortal()));
afterAll(() => portal.end());

/** Guesses a password until it is refused to look at it; gives the status of one more, from another address as the header has it. */
async function guess(seen: string, then: string): Promise<readonly number[]> {
  const browser = createBrowser(portal.origin);
  const page = await browser.open('/oidc/login');
  const once = async (reader: string) =>
    (
      await browser.send(page.url, {
        method: 'POST',
        headers: { 'x-forwarded-for': reader },
        body: new URLSearchParams({ username: 'mira', password: 'guess' }),
      })
    ).status;
  let last = 401;
  for (let time = 0; time < 12 && last === 401; time++) last = await once(seen);
  return [last, await once(then)];
}

describe('guesses are counted', () => {
  it.each([
    ['by who connects, without a proxy', 0, '203.0.113.9', '203.0.113.10', 429],
    ['by whom the proxy serves', 1, '203.0.113.9', '203.0.113.10', 401],
    [
      'by what the proxy has seen, whatever the reader wrote before it',
      1,
      '198.51.100.1, 203.0.113.9',
      '198.51.100.2, 203.0.113.9',
      429,
    ],
    [
      'by what the outer of two proxies has seen',
      2,
      '198.51.100.1, 203.0.113.9, 10.0.0.2',
      '198.51.100.2, 203.0.113.9, 10.0.0.3',
      429,
    ],
  ])('%s', async (_, proxies, seen, then, status) => {
    await portal.stop();
    await portal.start({ proxies });
    expect(await guess(seen, then)).toEqual([429, status]);
  });
});

describe.each([0, 1])('with %i proxies', (proxies) => {
  it('no header says under which origin the portal is reached', async () => {
    await portal.stop();
    await portal.start({ proxies });
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'forwarded': 'proto=https;host=evil.example',
    };
    const reply = await fetch(`${portal.origin}/idp/.well-known/openid-configuration`, { headers });
    expect(await reply.json()).toMatchObject({ issuer: `${portal.origin}/idp` });
    const going = await fetch(`${portal.origin}/oidc/login`, { redirect: 'manual', headers });
    const to = new URL(going.headers.get('location') ?? '');
    expect([to.origin, to.searchParams.get('redirect_uri')]).toEqual([portal.origin, `${portal.origin}/oidc/callback`]);
    expect(going.headers.getSetCookie().join()).not.toContain('Secure');
  });
});

it.each([
  [undefined, 0],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s is %i proxies', (value, proxies) =>
  expect(readConfig({ TRUST_PROXY: value }).proxies).toBe(proxies),
);

it.each(['true', 'yes', '', '-1', '10', '10.0.0.1'])('TRUST_PROXY=%j is refused in plain words', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY is how many proxies/);
});
