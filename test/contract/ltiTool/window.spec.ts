// A launch in a window of its own, where somebody else may be signed in already (TOOL-15); a frame after its launch is over (TOOL-17).
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sessions } from '../../../demo/server/db/schemaAuth.ts';
import { createBrowser } from '../support/browser.ts';
import { builtFrontEnd } from '../support/builtFrontEnd.ts';
import { framesOf } from '../support/frames.ts';
import { startLtiPlatform } from '../support/ltiPlatform.ts';
import { partnerTokens } from '../support/partnerTokens.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const dist = builtFrontEnd();
await academy.stop();
await academy.start({ frontEnds: { stable: dist, next: dist } });
const { origin } = academy;
const platform = await startLtiPlatform(academy);
const frames = framesOf(academy);
vi.spyOn(console, 'warn').mockImplementation(() => {});

const own = { 'sec-fetch-site': 'same-origin', origin };

/** A launch into a window of a browser in which somebody is signed in: a form of another site brings no cookie of theirs. */
async function windowOf(sub: string, person?: string) {
  const { browser, page, to } = await platform.launch(
    { sub, given_name: 'Sana', family_name: 'Idris' },
    createBrowser(origin, 'en-US', { 'sec-fetch-dest': 'document' }),
  );
  if (person) for (const [key, cookie] of (await academy.browser(person)).cookies) browser.cookies.set(key, cookie);
  return { browser, page, to: to ?? '' };
}
const signedIn = async (browser: ReturnType<typeof createBrowser>) => (await browser.send('/admin/nowhere')).status;

it('TOOL-15 opens at once where nobody is signed in', async () => {
  const { browser, page, to } = await windowOf('alone');
  expect([page.status, to]).toEqual([303, '/lti-tool/arrived?to=%2Flearn%2Fcourses%3Flectern.host%3Dlti']);
  const next = await browser.send(to);
  expect([next.status, next.headers.get('location')]).toEqual([303, '/learn/courses?lectern.host=lti']);
  expect(await frames.page(browser).user()).toMatch(/^lti-/);
});

it('TOOL-15 says who else is signed in, acts as nobody until somebody decides, and signs them out alone', async () => {
  const { browser, to } = await windowOf('beside', 'mira');
  const page = await browser.send(to);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Somebody else is signed in here');
  expect(page.text).toMatch(/Mira.*Okafor.* is signed in at the academy.*Sana Idris/s);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const before = await signedIn(browser);

  const body = () => new URLSearchParams({ to: '/learn/courses?lectern.host=lti' });
  const foreign = await browser.send('/lti-tool/arrived', {
    method: 'POST',
    headers: { 'origin': 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    body: body(),
  });
  expect([foreign.status, await signedIn(browser)]).toEqual([403, before]);
  const left = await browser.send('/lti-tool/arrived', { method: 'POST', headers: own, body: body() });
  expect([left.status, left.headers.get('location')]).toEqual([303, '/learn/courses?lectern.host=lti']);
  expect(browser.cookie('lms_sid')).toBeUndefined();
  expect(await frames.page(browser).user()).toMatch(/^lti-/);
});

it.each([
  ['another site', 'https://elsewhere.example/learn/courses'],
  ['another site by two slashes', '//elsewhere.example/learn/courses'],
  ['a page that no launch leads to', '/admin/people'],
  ['nothing', ''],
])('TOOL-15 leads to no other place: %s', async (_name, to) => {
  const { browser } = await windowOf('astray');
  const page = await browser.send(`/lti-tool/arrived?${new URLSearchParams({ to })}`);
  expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  const sent = await browser.send('/lti-tool/arrived', {
    method: 'POST',
    headers: own,
    body: new URLSearchParams({ to }),
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([400, null]);
});

it('TOOL-15 leads nowhere without a launch', async () => {
  const browser = await academy.browser('mira');
  const page = await browser.send('/lti-tool/arrived?to=%2Flearn%2Fcourses');
  expect([page.status, page.headers.get('location')]).toEqual([403, null]);
});

describe('TOOL-17 a launched frame that is loaded again after its session', () => {
  const inFrame = { 'sec-fetch-dest': 'iframe', 'referer': `${platform.origin}/` };
  const ancestors = (page: { readonly headers: Headers }) =>
    (/frame-ancestors ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '').split(' ');
  /** A browser whose launch is over. */
  async function over(sub: string) {
    const { browser } = await platform.launch({ sub, given_name: 'Sana', family_name: 'Idris' });
    await academy.db.delete(sessions).where(eq(sessions.platformId, platform.id));
    return browser;
  }

  it('says so, and its platform alone may hold the page', async () => {
    const browser = await over('reloads');
    const page = await browser.send('/learn/courses', { headers: inFrame });
    expect([page.status, ancestors(page)]).toEqual([403, ["'self'", platform.origin]]);
    expect(page.text).toContain('Open the course once more on your course platform');
    expect(page.text).not.toMatch(/<script|<a |<form|Sana/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    // In the reader's language.
    const arabic = await browser.send('/learn/courses', { headers: { ...inFrame, 'accept-language': 'ar' } });
    expect(arabic.text).toMatch(/<html lang="ar" dir="rtl">/);
  });

  it('goes on with the next launch', async () => {
    const browser = await over('again');
    await platform.launch({ sub: 'again' }, browser);
    const page = await browser.send('/learn/courses', { headers: inFrame });
    expect([page.status, page.text.includes('data-platforms')]).toEqual([200, true]);
  });

  it('of a browser that is signed in by itself shows nothing of it', async () => {
    const browser = await over('beside-own');
    for (const [key, cookie] of (await academy.browser('mira')).cookies) browser.cookies.set(key, cookie);
    const page = await browser.send('/learn/courses', { headers: inFrame });
    expect([page.status, page.text.includes('Mira')]).toEqual([403, false]);
    // The same in a window of its own is the portal, which the platform may not hold.
    const own = await browser.send('/learn/courses', { headers: { 'sec-fetch-dest': 'document' } });
    expect([own.status, ancestors(own).includes(platform.origin)]).toEqual([200, false]);
  });

  it.each([
    ['another host of the same site', { ...inFrame, referer: 'https://elsewhere.example/page' }],
    ['a window', { ...inFrame, 'sec-fetch-dest': 'document' }],
    ['a browser that does not say what it fills', { referer: inFrame.referer }],
  ])('is no frame of %s', async (_name, headers) => {
    const browser = await over('others');
    const page = await browser.send('/learn/courses', { headers });
    expect([page.status, ancestors(page).includes(platform.origin)]).toEqual([200, false]);
  });

  it('is forgotten where a host begins a session by itself, and where the platform is gone or made up', async () => {
    const browser = await over('forgets');
    const cookie = browser.cookie('lms_frame_platform');
    expect(cookie?.value).toBe(platform.id);
    for (const made of ['no-platform', '%00', 'x'.repeat(500)]) {
      const page = await createBrowser(origin).send('/learn/courses', {
        headers: { ...inFrame, cookie: `lms_frame_platform=${made}` },
      });
      expect(page.status).toBe(200);
    }
    const { tokens } = await partnerTokens(academy, 'mira');
    const { ticket } = (await frames.askTicket(tokens.access_token)).body;
    const begun = await frames.page(browser).begin({ ticket, host: academy.config.partnerOrigin });
    expect(begun.status).toBe(204);
    expect(browser.cookie('lms_frame_platform')).toBeUndefined();
  });

  it('of a platform that is a listed host too is told which one it was, and no other', async () => {
    const listed = await startLtiPlatform(academy, { origins: academy.config.hostOrigins.slice(0, 1) });
    const { browser } = await listed.launch({ sub: 'listed' });
    await academy.db.delete(sessions).where(eq(sessions.platformId, listed.id));
    const page = await browser.send('/learn/courses', { headers: inFrame });
    expect([page.status, /data-launched="([^"]*)"/.exec(page.text)?.[1]]).toEqual([200, academy.config.hostOrigins[0]]);
    expect(page.text).not.toContain('data-platforms');
  });
});
