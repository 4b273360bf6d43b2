// Guesses of passwords are counted by address, too, and nobody behind the same proxy is kept out for it (AUTH-12).
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGuesses, type Guess } from '../../../demo/server/oidc/guesses.ts';
import { networkOf } from '../../../demo/server/oidc/networkOf.ts';
import { createBrowser } from '../support/browser.ts';
import { startPortal } from '../support/portalServer.ts';
import { longIt } from '../../longIt.ts';

const portal = await startPortal();
afterAll(() => portal.end());
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(async () => {
  warn.mockClear();
  await portal.stop();
  await portal.start({ proxies: 1 });
});

type Browser = ReturnType<typeof createBrowser>;
/** Sends the sign-in form, as the reader whom the proxy has seen. */
async function attempt(browser: Browser, username: string, password: string, reader = '203.0.113.9') {
  const { url } = await browser.open('/oidc/login');
  return browser.send(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': reader },
    body: new URLSearchParams({ username, password }),
  });
}
/** One password, tried on many names, ten side by side: more would wait for the database longer than a busy one lets them. */
async function spray(count: number, reader?: string) {
  const browser = createBrowser(portal.origin);
  const { url } = await browser.open('/oidc/login');
  const headers = { 'x-forwarded-for': reader ?? '203.0.113.9' };
  const guess = (index: number) =>
    browser.send(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: `name${index}`, password: 'spring' }),
    });
  const replies = [];
  for (let first = 0; first < count; first += 10)
    replies.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - first) }, (_, i) => guess(first + i)))),
    );
  return {
    wrong: replies.filter(({ status }) => status === 401).length,
    refused: replies.filter(({ status }) => status === 429),
  };
}

// Each password that is judged takes a while of its own, by design.
describe('one password for many names from one address (AUTH-12)', { timeout: 180_000 }, () => {
  longIt(
    'is judged sixty times and then refused clearly; people who signed in there before go on, and so do all others',
    async () => {
      const [mine, fresh] = [createBrowser(portal.origin), createBrowser(portal.origin)];
      expect((await attempt(mine, 'mira', 'lectern')).status).toBe(303);
      const { wrong, refused } = await spray(80);
      expect([wrong, refused.length]).toEqual([60, 20]);
      expect([refused[0]?.headers.get('retry-after'), refused[0]?.text]).toEqual([
        '300',
        expect.stringContaining('Too many wrong passwords came from your network'),
      ]);
      // Not even a right password is looked at, so that a guess is not told from another.
      expect((await attempt(fresh, 'mira', 'lectern')).status).toBe(429);
      expect((await attempt(fresh, 'mira', 'lectern', '203.0.113.10')).status).toBe(303);
      expect((await attempt(mine, 'mira', 'lectern')).status).toBe(303);
      // A known browser is known for its own name alone.
      expect((await attempt(mine, 'ada', 'lectern')).status).toBe(429);
    },
  );

  it('a known browser has eight tries of its own', async () => {
    const mine = createBrowser(portal.origin);
    await attempt(mine, 'mira', 'lectern');
    const statuses = [];
    for (let time = 0; time < 9; time++)
      statuses.push((await attempt(mine, 'mira', 'wrong', `203.0.113.${time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
  });

  it('a browser is not known by what was signed for another cookie', async () => {
    const mine = createBrowser(portal.origin);
    const digest = createHash('sha256').update('mira').digest('base64url');
    await mine.open(`/learn/bridge?relogin=1&challenge=${digest}`);
    const mark = mine.cookie(`lms_begun_${digest.slice(0, 12)}`);
    if (!mark) throw new Error('The helper page set no mark.');
    mine.cookies.set(`lms_known_${digest.slice(0, 10).replaceAll('-', '_')} /`, mark);
    const statuses = [];
    for (let time = 0; time < 9; time++)
      statuses.push((await attempt(mine, 'mira', 'wrong', `203.0.113.${time}`)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  longIt('right passwords do not count, and wipe no others away', async () => {
    await spray(59);
    for (let time = 0; time < 3; time++)
      expect((await attempt(createBrowser(portal.origin), 'mira', 'lectern')).status).toBe(303);
    expect((await attempt(createBrowser(portal.origin), 'other', 'wrong')).status).toBe(401);
    expect((await attempt(createBrowser(portal.origin), 'other', 'wrong')).status).toBe(429);
  });
});

it('right passwords that are judged side by side refuse nobody, however many they are: a class signs in together (SRV-55)', async () => {
  const guesses = createGuesses({ path: '/idp', secure: false, behindProxy: true });
  const request = {
    ip: '203.0.113.9',
    headers: {},
    cookies: {},
    unsignCookie: () => ({ valid: false, renew: false, value: null }),
  } as unknown as FastifyRequest;
  const reply = { setCookie: () => reply, clearCookie: () => reply } as unknown as FastifyReply;
  const begun: Guess[] = [];
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  const all = Array.from({ length: 300 }, async (_, index) => {
    const guess = await guesses.begin(request, `name${index}`);
    begun.push(guess);
    return guess.refused;
  });
  // As many as could all be wrong are judged at once, and each that was right makes room for another.
  for (let judged = 0; judged < 300; judged += 1) {
    await until(() => begun.length > judged);
    expect(begun.length - judged).toBeLessThanOrEqual(60);
    begun[judged]!.judged(reply, true);
  }
  expect(new Set(await Promise.all(all))).toEqual(new Set([null]));
  // Wrong ones count as before, and those that wait for them are refused in the end.
  begun.length = 0;
  const more = Array.from({ length: 70 }, async (_, index) => {
    const guess = await guesses.begin(request, `other${index}`);
    begun.push(guess);
    return guess.refused;
  });
  await until(() => begun.length === 60);
  for (const guess of [...begun]) guess.judged(reply, false);
  expect((await Promise.all(more)).filter((refused) => refused === 'signIn.tooManyHere')).toHaveLength(10);
});

it('a proxy that nobody was told of is said once in the log', async () => {
  await attempt(createBrowser(portal.origin), 'mira', 'wrong');
  expect(warn).not.toHaveBeenCalled();
  await portal.stop();
  await portal.start({ proxies: 0 });
  for (let time = 0; time < 2; time++) await attempt(createBrowser(portal.origin), 'mira', 'wrong');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]]);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
