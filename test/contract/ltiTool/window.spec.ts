// A launch in a window of its own, where somebody else may be signed in already (TOOL-15).
import { expect, it, vi } from 'vitest';
import { createBrowser } from '../support/browser.ts';
import { framesOf } from '../support/frames.ts';
import { startLtiPlatform } from '../support/ltiPlatform.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
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
