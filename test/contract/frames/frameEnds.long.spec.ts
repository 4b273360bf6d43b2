// What ends the session of a frame, and what it outlives; and whom it shows when an administrator acts as somebody (SESS-14, SESS-19).
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKeys, loadKeys } from '../../../demo/server/db/keys.ts';
import { framePasses, sessions } from '../../../demo/server/db/schemaAuth.ts';
import { authAddress } from '../support/authAddress.ts';
import type { createBrowser } from '../support/browser.ts';
import { framesOf, hashOf } from '../support/frames.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

type Page = ReturnType<ReturnType<typeof framesOf>['page']>;
let portal: Awaited<ReturnType<typeof startPortal>>;
let frames: ReturnType<typeof framesOf>;
let host: string;
/** A window of the portal's own. */
let small: Page;

beforeAll(async () => {
  portal = await startPortal();
  frames = framesOf(portal);
  host = portal.config.partnerOrigin;
});
afterAll(() => portal.end());
beforeEach(async () => {
  small = frames.page();
  await small.browser.signIn('mira');
});

async function byCode(window = small): Promise<Page> {
  const { verifier, challenge } = frames.secret();
  const frame = frames.page();
  await frame.begin({
    code: (await window.post('sign-in-codes', { challenge, spoken: false })).body['code'],
    verifier,
  });
  return frame;
}
async function byTicket(token: string): Promise<Page> {
  const frame = frames.page();
  await frame.begin({ ticket: (await frames.askTicket(token)).body['ticket'], host });
  return frame;
}
const signOut = (browser: Page['browser']) =>
  browser.send('/oidc/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
/** Signs out at the provider, as a host does that leads there. */
const signOutThere = async (browser: ReturnType<typeof createBrowser>) =>
  browser.submit(await browser.open('/idp/session/end'), { logout: 'yes' });
const bearer = async (token: string) =>
  (await fetch(`${portal.origin}/api/platform/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('a frame that signs out (CALL-66)', () => {
  it('ends its own session and cookie, and no other; a second time is harmless', async () => {
    const [one, other] = [await byCode(), await byCode()];
    const reply = await one.end();
    expect([reply.status, reply.headers.getSetCookie().find((line) => line.startsWith('lms_frame_sid='))]).toEqual([
      204,
      'lms_frame_sid=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; Partitioned; SameSite=None',
    ]);
    expect([await one.user(), await other.user(), await small.user()]).toEqual([401, 'mira', 'mira']);
    expect((await one.end()).status).toBe(204);
  });

  it('and begins again in its place', async () => {
    const frame = await byCode();
    const before = frame.browser.cookie('lms_frame_sid')?.value ?? '';
    const { verifier, challenge } = frames.secret();
    await frame.begin({
      code: (await small.post('sign-in-codes', { challenge, spoken: true })).body['code'],
      verifier,
    });
    expect(await frame.user()).toBe('mira');
    expect(
      await portal.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, hashOf(before))),
    ).toEqual([]);
  });
});

describe('signing out in the window', () => {
  it('ends the frames that were begun from it by a code, with what waits to begin one, and no others', async () => {
    const [one, two] = [await byCode(), await byCode()];
    const apart = frames.page();
    await apart.browser.signIn('mira');
    const other = await byCode(apart);
    const { verifier, challenge } = frames.secret();
    const { code } = (await small.post('sign-in-codes', { challenge, spoken: false })).body;
    await signOut(small.browser);
    expect([await one.user(), await two.user(), await other.user(), await apart.user()]).toEqual([
      401,
      401,
      'mira',
      'mira',
    ]);
    expect((await frames.page().begin({ code, verifier })).status).toBe(401);
  });

  it('while a code is used leaves no session behind, whichever is first', async () => {
    for (let time = 0; time < 8; time++) {
      const window = frames.page();
      await window.browser.signIn('mira');
      const { verifier, challenge } = frames.secret();
      const { code } = (await window.post('sign-in-codes', { challenge, spoken: false })).body;
      const frame = frames.page();
      const [begun, left, again] = await Promise.all([
        frame.begin({ code, verifier }),
        signOut(window.browser),
        window.post('sign-in-codes', { challenge, spoken: false }),
      ]);
      expect([204, 401]).toContain(begun.status);
      expect([200, 401]).toContain(again.status);
      expect([left.status, await frame.user()]).toEqual([302, 401]);
    }
  });

  it('is not done by signing in there once more, as a frame’s small window does for another frame', async () => {
    const frame = await byCode();
    const { verifier, challenge } = frames.secret();
    const { code } = (await small.post('sign-in-codes', { challenge, spoken: true })).body;
    const before = small.browser.cookie('lms_sid')?.value ?? '';
    await small.browser.open('/oidc/login?redirectUrl=/learn/bridge');
    expect(
      await portal.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, hashOf(before))),
    ).toEqual([]);
    expect([await frame.user(), (await frames.page().begin({ code, verifier })).status]).toEqual(['mira', 204]);
    await signOut(small.browser);
    expect(await frame.user()).toBe(401);
  });

  it('is done by somebody else who signs in there', async () => {
    const frame = await byCode();
    for (const name of small.browser.cookies.keys())
      if (!name.startsWith('lms_sid ')) small.browser.cookies.delete(name);
    await small.browser.signIn('ada');
    expect([await small.user(), await frame.user()]).toEqual(['ada', 401]);
  });
});

describe('signing out at the provider', () => {
  it('ends what its hosts began by tickets, with tickets that wait; those of another sign-in stand', async () => {
    const { browser, tokens } = await partnerTokens(portal, 'mira');
    const apart = await partnerTokens(portal, 'mira');
    const [frame, other] = [await byTicket(tokens.access_token), await byTicket(apart.tokens.access_token)];
    const { ticket } = (await frames.askTicket(tokens.access_token)).body;
    await signOutThere(browser);
    expect([await frame.user(), await other.user(), await small.user()]).toEqual([401, 'mira', 'mira']);
    expect((await frames.page().begin({ ticket, host })).status).toBe(401);
    // Nor does the token itself count any more (AUTH-10).
    expect([await bearer(tokens.access_token), (await frames.askTicket(tokens.access_token)).status]).toEqual([
      401, 401,
    ]);
  });

  it('by a host ends the portal’s own session in that browser too, and what was begun from it', async () => {
    const { browser, tokens } = await partnerTokens(portal, 'mira');
    await browser.open('/oidc/login?redirectUrl=/learn/forbidden');
    const me = async () => (await browser.send('/api/platform/v1/users/me')).status;
    expect([tokens.access_token !== '', await me()]).toEqual([true, 200]);
    await signOutThere(browser);
    expect([await me(), await small.user()]).toEqual([401, 'mira']);
  });

  it('goes with signing out in the portal, for hosts that were signed in to by the same sign-in (AUTH-4)', async () => {
    const { tokens } = await partnerTokens(portal, 'mira', {}, small.browser);
    const frame = await byTicket(tokens.access_token);
    await small.browser.submit(
      await small.browser.open('/oidc/logout', { headers: { 'sec-fetch-site': 'same-origin' } }),
      { logout: 'yes' },
    );
    expect(await frame.user()).toBe(401);
  });

  it('is done by whoever signs in there as somebody else', async () => {
    const { browser, tokens } = await partnerTokens(portal, 'mira');
    const frame = await byTicket(tokens.access_token);
    await browser
      .submit(await browser.open(authAddress('partner', `${host}/callback`, { prompt: 'login' })), {
        username: 'ada',
        password: 'lectern',
      })
      // The provider ends the one before by a form that sends itself.
      .then((page) => browser.submit(page, {}));
    expect(await frame.user()).toBe(401);
  });

  it('is not done by the same person signing in there once more', async () => {
    const { browser, tokens } = await partnerTokens(portal, 'mira');
    const frame = await byTicket(tokens.access_token);
    await partnerTokens(portal, 'mira', { prompt: 'login' }, browser);
    expect(await frame.user()).toBe('mira');
  });

  it('ends what was begun with renewed tokens, too', async () => {
    const { settings, browser, tokens } = await partnerTokens(portal, 'mira');
    const fresh = await oidc.refreshTokenGrant(settings, tokens.refresh_token ?? '', {
      resource: `${portal.origin}/api`,
    });
    const frame = await byTicket(fresh.access_token);
    expect(await frame.user()).toBe('mira');
    await signOutThere(browser);
    expect(await frame.user()).toBe(401);
  });

  it('is known of each token: one that names no session of the provider’s begins nothing', async () => {
    const { jwks } = portal.config.databaseUrl ? await databaseKeys(portal.db) : loadKeys(portal.config.dataDir);
    const [key] = jwks.keys;
    const signed = async (claims: object) =>
      new SignJWT({ scope: 'lectern', ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key?.kid ?? '' })
        .setIssuer(`${portal.origin}/idp`)
        .setAudience(`${portal.origin}/api`)
        .setSubject('user-mira')
        .setExpirationTime('1m')
        .sign(await importJWK(key ?? {}, 'RS256'));
    for (const claims of [{}, { sid: '' }, { sid: 3 }, { sid: 'another' }]) {
      const token = await signed(claims);
      expect([claims, await bearer(token), (await frames.askTicket(token)).status]).toEqual([claims, 401, 401]);
    }
  });
});

describe('time', () => {
  it('in a frame that is used keeps what it was begun from, too', async () => {
    const frame = await byCode();
    const parent = (await frames.stored(small.browser, 'lms_sid'))?.id ?? '';
    const child = (await frames.stored(frame.browser))?.id ?? '';
    const ends = async (id: string) =>
      (await portal.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.expiresAt.getTime() ?? 0;
    expect([await ends(child)]).toEqual([await ends(parent)]);
    for (const id of [parent, child])
      await portal.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + 3_600_000) })
        .where(eq(sessions.id, id));
    expect(await frame.user()).toBe('mira');
    for (const id of [parent, child]) expect((await ends(id)) - Date.now()).toBeGreaterThan(11 * 3_600_000);
  });

  it('that has run out ends it, and clears away what nobody used', async () => {
    const frame = await byCode();
    const waiting = frames.secret();
    await small.post('sign-in-codes', { challenge: waiting.challenge, spoken: true });
    await frames.askTicket((await partnerTokens(portal, 'mira')).tokens.access_token);
    await portal.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.id, (await frames.stored(small.browser, 'lms_sid'))?.id ?? ''));
    await frames.passTime();
    await portal.stop();
    await portal.start();
    expect(await portal.db.select().from(framePasses)).toEqual([]);
    expect(await frame.user()).toBe(401);
    expect(await frames.stored(frame.browser)).toBeUndefined();
  });
});

describe('an administrator who acts as somebody (SESS-14)', () => {
  let ada: Page;
  const form = async (path: string, values: Readonly<Record<string, string>>) =>
    ada.browser.send(path, { method: 'POST', headers: { origin: portal.origin }, body: new URLSearchParams(values) });
  const actAsMira = async () =>
    form('/admin/impersonation', {
      token: /name="token" value="([^"]+)"/.exec((await ada.browser.send('/admin/people')).text)?.[1] ?? '',
      userId: 'user-mira',
    });
  beforeEach(async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    ada = frames.page();
    await ada.browser.signIn('ada');
  });

  it('is themself in a frame that is begun from there', async () => {
    await actAsMira();
    expect(await ada.user()).toBe('mira');
    const frame = await byCode(ada);
    expect(await frame.user()).toBe('ada');
  });

  it('stays themself in one that was there before', async () => {
    const frame = await byCode(ada);
    await actAsMira();
    expect([await ada.user(), await frame.user()]).toEqual(['mira', 'ada']);
    await form('/admin/impersonation/end', {});
    expect([await ada.user(), await frame.user()]).toEqual(['ada', 'ada']);
  });

  it('is themself for a host’s ticket', async () => {
    const { browser, tokens } = await partnerTokens(portal, 'ada');
    ada = frames.page(browser);
    await ada.browser.open('/oidc/login');
    await actAsMira();
    expect(await ada.user()).toBe('mira');
    expect(await (await byTicket(tokens.access_token)).user()).toBe('ada');
  });
});
