// What the cookie of a frame is good for: calls that the portal's own page makes, and nothing that a host could do with
// it (AUTH-5, AUTH-7).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../support/frames.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
/** The frame in which the administrator ada is signed in, who may do everything. */
let frame: ReturnType<ReturnType<typeof framesOf>['page']>;
let host: string;
beforeAll(async () => {
  portal = await startPortal();
  host = portal.config.partnerOrigin;
  const frames = framesOf(portal);
  const { tokens } = await partnerTokens(portal, 'ada');
  frame = frames.page();
  await frame.begin({ ticket: (await frames.askTicket(tokens.access_token)).body['ticket'], host });
});
afterAll(() => portal.end());

const value = (name: string) => frame.browser.cookie(name)?.value ?? '';
const clock = () => portal.clock().offset();

describe('the cookie of a frame', () => {
  it.each<[string, Record<string, string | undefined>, unknown]>([
    ['the portal’s page', {}, 'ada'],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }, 401],
    ['a host’s page', { 'sec-fetch-site': 'cross-site' }, 401],
    ['the address bar', { 'sec-fetch-site': 'none' }, 401],
    ['something that does not say', { 'sec-fetch-site': undefined }, 401],
  ])('signs in a call of %s: %j', async (_name, changes, who) => {
    expect(await frame.user(changes)).toBe(who);
  });

  it('is not shared with hosts: their calls are answered as a visitor’s, without leave to read with cookies', async () => {
    const { headers, status } = await frame.browser.send('/api/platform/v1/users/me', {
      headers: { 'origin': host, 'sec-fetch-site': 'cross-site' },
    });
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([401, host, null]);
    // What is no call of CORS, such as an image or a frame, stays with the portal, and nobody guesses at its kind.
    const plain = (
      await frame.browser.send('/api/platform/v1/users/me', { headers: { 'sec-fetch-site': 'cross-site' } })
    ).headers;
    expect([
      plain.get('cross-origin-resource-policy'),
      plain.get('x-content-type-options'),
      plain.get('content-security-policy'),
    ]).toEqual(['same-origin', 'nosniff', "default-src 'none'; frame-ancestors 'none'"]);
  });

  it.each<[string, Record<string, string | undefined>, number]>([
    ['from the portal’s page', {}, 204],
    ['without the mark', { 'x-requested-with': undefined }, 403],
    ['from a host’s origin', { origin: 'https://evil.example' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
  ])('carries a command %s: %i', async (_name, changes, status) => {
    const headers = Object.fromEntries(
      Object.entries({
        'content-type': 'application/json',
        'origin': portal.origin,
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        ...changes,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    expect((await frame.browser.send('/api/events', { method: 'POST', headers, body: '{"events":[]}' })).status).toBe(
      status,
    );
  });

  it.each(['/admin', '/admin/people', '/admin/settings', '/admin/certificates', '/admin/clock', '/teach/grading'])(
    'opens nothing at %s, even to an administrator',
    async (path) => {
      const headers = { 'origin': portal.origin, 'sec-fetch-site': 'same-origin' };
      const shown = await frame.browser.send(path, { headers });
      const window = framesOf(portal).page();
      await window.browser.signIn('ada');
      expect([shown.status, shown.headers.get('location')?.startsWith('/oidc/login')]).toEqual([302, true]);
      expect((await window.browser.send(path, { headers })).status).not.toBe(302);
      // Nor may a host hold the page in a frame.
      for (const { headers: sent } of [shown, await window.browser.send(path)])
        expect(sent.get('content-security-policy')).toMatch(/frame-ancestors '(self|none)'$/);
    },
  );

  it('moves no clock, changes no setting, acts as nobody, and opens no page of a course’s chat', async () => {
    const headers = { 'origin': portal.origin, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
    for (const [path, values] of [
      ['/admin/clock', { advanceMs: '1000' }],
      ['/admin/settings', {}],
      ['/admin/front-end', { next: 'true' }],
      ['/admin/impersonation', { userId: 'user-mira' }],
      ['/admin/impersonation/end', {}],
      ['/teach/grading/x', {}],
    ] as const) {
      const { status } = await frame.browser.send(path, { method: 'POST', headers, body: new URLSearchParams(values) });
      expect([path, status === 401 || status === 404]).toEqual([path, true]);
    }
    expect([clock(), await frame.user()]).toEqual([0, 'ada']);
  });

  it('is no cookie of a window, nor that one of a frame', async () => {
    const window = framesOf(portal).page();
    await window.browser.signIn('mira');
    const asks = async (cookie: string) =>
      (
        await fetch(`${portal.origin}/api/platform/v1/users/me`, {
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        })
      ).status;
    const own = window.browser.cookie('lms_sid')?.value ?? '';
    expect([await asks(`lms_sid=${own}`), await asks(`lms_frame_sid=${value('lms_frame_sid')}`)]).toEqual([200, 200]);
    expect([
      await asks(`lms_frame_sid=${own}`),
      await asks(`lms_sid=${value('lms_frame_sid')}`),
      await asks('lms_frame_sid='),
    ]).toEqual([401, 401, 401]);
    // Where both come, the window's own is meant.
    const both = await fetch(`${portal.origin}/api/platform/v1/users/me`, {
      headers: { 'cookie': `lms_frame_sid=${value('lms_frame_sid')}; lms_sid=${own}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(await both.json()).toMatchObject({ username: 'mira' });
  });

  it('is not ended by a link, an image or a form of the host (CALL-66)', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    ])
      await frame.browser.send('/oidc/logout', { headers });
    for (const changes of [
      { 'origin': host, 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': undefined },
      { 'origin': undefined, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await frame.end(changes)).status).toBe(403);
    expect(await frame.user()).toBe('ada');
  });
});
