// How the session of a page in a frame begins: by a ticket or by a code, each once (SESS-17, SESS-18, AUTH-7, AUTH-13, AUTH-8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framePasses } from '../../../demo/server/db/schemaAuth.ts';
import { framesOf, hashOf } from '../support/frames.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let frames: ReturnType<typeof framesOf>;
/** The partner's token for mira, and the window in which she is signed in. */
let token: string;
let mira: ReturnType<ReturnType<typeof framesOf>['page']>;
let host: string;

beforeAll(async () => {
  portal = await startPortal();
  frames = framesOf(portal);
  host = portal.config.partnerOrigin;
  token = (await partnerTokens(portal, 'mira')).tokens.access_token;
  mira = frames.page();
  await mira.browser.signIn('mira');
});
afterAll(() => portal.end());

const ticketOf = async (origin = host) => String((await frames.askTicket(token, { origin })).body['ticket']);
const codeFor = async (challenge: string, spoken = false) =>
  String((await mira.post('sign-in-codes', { challenge, spoken })).body['code']);
const evil = 'https://evil.example';

describe('a ticket (CALL-63, AUTH-8)', () => {
  it('begins the session of a frame, with a cookie of its own (CALL-65, AUTH-7, AUTH-13)', async () => {
    const frame = frames.page();
    expect(await frame.user()).toBe(401);
    const reply = await frame.begin({ ticket: await ticketOf(), host });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(reply.headers.getSetCookie()).toHaveLength(1);
    expect(reply.headers.getSetCookie()[0]?.replace(/=[\w-]{43};/, '=value;')).toBe(
      'lms_frame_sid=value; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    );
    expect(await frame.user()).toBe('mira');
  });

  it('is of whom the host names, also where the browser sends the portal’s own cookie along, as to a host of its own site', async () => {
    const [other, same] = [frames.page(), frames.page()];
    await other.browser.signIn('ada');
    await same.browser.signIn('mira');
    expect([await other.user(), await same.user()]).toEqual(['ada', 'mira']);
    for (const page of [other, same]) {
      expect((await page.begin({ ticket: await ticketOf(), host })).status).toBe(204);
      expect(await page.user()).toBe('mira');
    }
    // Only another person's session ends; nothing ends by a ticket that does not fit.
    expect([
      await frames.stored(other.browser, 'lms_sid'),
      (await frames.stored(same.browser, 'lms_sid'))?.userId,
    ]).toEqual([undefined, 'user-mira']);
    const third = frames.page();
    await third.browser.signIn('ada');
    expect((await third.begin({ ticket: 'none', host })).status).toBe(401);
    expect(await third.user()).toBe('ada');
  });

  it.each<[string, Parameters<ReturnType<typeof framesOf>['askTicket']>[1], number]>([
    ['without a token', { authorization: undefined }, 401],
    ['with a token that is none', { authorization: 'Bearer x.y.z' }, 401],
    ['without an origin', { origin: undefined }, 403],
    ['to the portal’s own origin', { origin: 'own' }, 403],
    ['to an origin that is not listed', { origin: evil }, 403],
    ['to a page without an origin', { origin: 'null' }, 403],
  ])('is not given %s', async (_name, changes, status) => {
    const before = (await frames.passes()).length;
    const reply = await frames.askTicket(token, changes?.['origin'] === 'own' ? { origin: portal.origin } : changes);
    expect([reply.status, reply.body['ticket']]).toEqual([status, undefined]);
    expect(await frames.passes()).toHaveLength(before);
  });

  it('is not given for a cookie, be it of a window or of a frame', async () => {
    const frame = frames.page();
    await frame.begin({ ticket: await ticketOf(), host });
    // Not even where the portal is a host of its own.
    await portal.stop();
    await portal.start({ hostOrigins: [host, portal.origin] });
    expect((await frames.askTicket(token, { origin: portal.origin })).status).toBe(200);
    for (const page of [mira, frame]) expect((await page.post('frame-tickets')).status).toBe(403);
    await portal.stop();
    await portal.start();
  });

  it.each<[string, () => Promise<unknown>, Record<string, string | undefined>, number]>([
    ['is unknown', async () => ({ ticket: 'x'.repeat(43), host }), {}, 401],
    ['was asked for by another host', async () => ({ ticket: await ticketOf(), host: evil }), {}, 401],
    [
      'was asked for by another host of the list',
      async () => ({ ticket: await ticketOf(), host: portal.config.lmsHostOrigin }),
      {},
      401,
    ],
    [
      'is the hash of one',
      async () => (await ticketOf(), { ticket: (await frames.passes()).at(-1)?.id, host }),
      {},
      401,
    ],
    ['names no host', async () => ({ ticket: await ticketOf() }), {}, 400],
    ['is no text', async () => ({ ticket: { a: 1 }, host }), {}, 400],
    ['is nothing', async () => null, {}, 400],
    [
      'comes from a host’s page',
      async () => ({ ticket: await ticketOf(), host }),
      { 'origin': 'host', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['comes from a page without an origin', async () => ({ ticket: await ticketOf(), host }), { origin: 'null' }, 403],
    [
      'comes from another page of the site',
      async () => ({ ticket: await ticketOf(), host }),
      { 'origin': undefined, 'sec-fetch-site': 'same-site' },
      403,
    ],
    [
      'comes from nobody knows where',
      async () => ({ ticket: await ticketOf(), host }),
      { 'origin': undefined, 'sec-fetch-site': undefined },
      403,
    ],
    [
      'comes without the mark',
      async () => ({ ticket: await ticketOf(), host }),
      { 'x-requested-with': undefined },
      403,
    ],
  ])('begins nothing when it %s', async (_name, body, changes, status) => {
    const frame = frames.page();
    const reply = await frame.begin(await body(), {
      ...changes,
      ...(changes['origin'] === 'host' && { origin: host }),
    });
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([status, []]);
    expect(await frame.user()).toBe(401);
  });

  it('works once, and not after 60 s', async () => {
    const ticket = await ticketOf();
    expect((await frames.page().begin({ ticket, host })).status).toBe(204);
    expect((await frames.page().begin({ ticket, host })).status).toBe(401);
    const late = await ticketOf();
    const life = ((await frames.passes()).at(-1)?.expiresAt.getTime() ?? 0) - Date.now();
    expect(life).toBeGreaterThan(50_000);
    expect(life).toBeLessThanOrEqual(60_000);
    await frames.passTime();
    expect((await frames.page().begin({ ticket: late, host })).status).toBe(401);
  });

  it('that was shown for the wrong host is used up', async () => {
    const ticket = await ticketOf();
    await frames.page().begin({ ticket, host: evil });
    expect((await frames.page().begin({ ticket, host })).status).toBe(401);
  });

  it('begins one session, when it comes many times at once', async () => {
    const ticket = await ticketOf();
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => frames.page().begin({ ticket, host })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401, 401, 401]);
  });

  it('is kept as its hash alone, and goes by the real time', async () => {
    await portal.clock().moveTo(400 * 86_400_000);
    const ticket = await ticketOf();
    expect(JSON.stringify(await frames.passes())).not.toContain(ticket);
    const frame = frames.page();
    await frame.begin({ ticket, host });
    expect(await frame.user()).toBe('mira');
    await portal.clock().moveTo(0);
  });
});

describe('a code (CALL-64, AUTH-8)', () => {
  it('begins the session of the frame that has the secret', async () => {
    const { verifier, challenge } = frames.secret();
    const code = await codeFor(challenge);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await frames.passes())).not.toContain(code);
    const frame = frames.page();
    expect((await frame.begin({ code, verifier })).status).toBe(204);
    expect(await frame.user()).toBe('mira');
    expect((await frames.page().begin({ code, verifier })).status).toBe(401);
  });

  it.each<[string, unknown, Record<string, string | undefined>, number]>([
    ['without a challenge', { spoken: false }, {}, 400],
    ['for a challenge that is no hash', { challenge: 'x'.repeat(42), spoken: false }, {}, 400],
    ['for a challenge with other signs', { challenge: `${'x'.repeat(42)}=`, spoken: false }, {}, 400],
    ['without a word on how it travels', { challenge: 'x'.repeat(43) }, {}, 400],
    ['to another origin', { challenge: 'x'.repeat(43), spoken: false }, { origin: evil }, 403],
    ['without the mark', { challenge: 'x'.repeat(43), spoken: false }, { 'x-requested-with': undefined }, 403],
  ])('is not given %s', async (_name, body, changes, status) => {
    const before = (await frames.passes()).length;
    expect((await mira.post('sign-in-codes', body, changes)).status).toBe(status);
    expect(await frames.passes()).toHaveLength(before);
  });

  it('is given to a window with a session alone: not to a visitor, a token or a frame', async () => {
    const wish = { challenge: frames.secret().challenge, spoken: true };
    const frame = frames.page();
    await frame.begin({ ticket: await ticketOf(), host });
    expect((await frames.page().post('sign-in-codes', wish)).status).toBe(401);
    expect((await frame.post('sign-in-codes', wish)).status).toBe(403);
    expect((await frames.page().post('sign-in-codes', wish, { authorization: `Bearer ${token}` })).status).toBe(403);
  });

  it('does not fit another secret, its own challenge, or another code', async () => {
    const { verifier, challenge } = frames.secret();
    const code = await codeFor(challenge);
    for (const [given, status] of [
      [{ code, verifier: frames.secret().verifier }, 401],
      [{ code, verifier: challenge }, 401],
      [{ code: `${code}x`, verifier }, 401],
      [{ code: '', verifier }, 400],
      [{ code }, 400],
      [{ code, verifier: 'x' }, 400],
    ] as const) {
      const reply = await frames.page().begin(given);
      expect([given, reply.status, reply.headers.getSetCookie()]).toEqual([given, status, []]);
    }
    expect((await frames.page().begin({ code, verifier })).status).toBe(204);
  });

  it('is too old after 60 s, one of eight digits after 180 s', async () => {
    for (const [spoken, seconds] of [
      [false, 60],
      [true, 180],
    ] as const) {
      const { verifier, challenge } = frames.secret();
      const code = await codeFor(challenge, spoken);
      const life =
        ((await frames.passes()).find((pass) => pass.challenge === challenge)?.expiresAt.getTime() ?? 0) - Date.now();
      expect(Math.abs(life - seconds * 1000)).toBeLessThan(10_000);
      await frames.passTime();
      expect((await frames.page().begin({ code, verifier })).status).toBe(401);
    }
  });

  it('begins one session, when it comes many times at once', async () => {
    const { verifier, challenge } = frames.secret();
    const code = await codeFor(challenge);
    const replies = await Promise.all([1, 2, 3, 4].map(() => frames.page().begin({ code, verifier })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401]);
  });

  it.each([
    [4, 204],
    [5, 401],
  ])('of eight digits is right after %i wrong ones: %i', async (wrong, status) => {
    const { verifier, challenge } = frames.secret();
    const code = await codeFor(challenge, true);
    expect(code).toMatch(/^\d{8}$/);
    const other = String((Number(code) + 1) % 1e8).padStart(8, '0');
    // Those sent side by side count each.
    const tries = await Promise.all(
      Array.from({ length: wrong }, () => frames.page().begin({ code: other, verifier })),
    );
    expect(tries.map((reply) => reply.status)).toEqual(Array.from({ length: wrong }, () => 401));
    expect((await frames.page().begin({ code, verifier })).status).toBe(status);
  });
});

it('whoever guesses has to wait, with what is right too', async () => {
  await portal.stop();
  await portal.start();
  const { verifier, challenge } = frames.secret();
  const guess = () => frames.page().begin({ code: '00000000', verifier: frames.secret().verifier });
  for (let time = 0; time < 100; time++) expect((await guess()).status).toBe(401);
  const late = await frames.page().begin({ code: await codeFor(challenge, true), verifier });
  expect([late.status, late.headers.get('retry-after'), late.headers.getSetCookie()]).toEqual([429, '60', []]);
  // What nobody guesses goes on: a class may sit behind one address.
  expect((await frames.page().begin({ ticket: 'x'.repeat(43), host })).status).toBe(401);
  expect((await frames.page().begin({ ticket: await ticketOf(), host })).status).toBe(204);
});

it('the cookie is bound to its host on https (AUTH-7)', async () => {
  const secure = await startPortal({ ORIGIN: 'https://localhost:1' });
  try {
    await secure.db.insert(framePasses).values({
      id: hashOf('a ticket'),
      userId: 'user-mira',
      host,
      tries: 1,
      expiresAt: new Date(Date.now() + 60_000),
    });
    const reply = await secure.inject({
      method: 'POST',
      url: '/api/lectern/v1/frame-sessions',
      headers: { 'origin': 'https://localhost:1', 'x-requested-with': 'XMLHttpRequest' },
      payload: { ticket: 'a ticket', host },
    });
    expect(String(reply.headers['set-cookie']).replace(/=[\w-]{43};/, '=value;')).toBe(
      '__Host-lms_frame_sid=value; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    );
  } finally {
    await secure.end();
  }
});
