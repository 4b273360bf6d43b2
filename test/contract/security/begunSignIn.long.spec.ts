// Eight digits are for a sign-in that the learner has begun (AUTH-11): not for a window that another page has opened, by whatever way.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../support/browser.ts';
import { framesOf } from '../support/frames.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let frames: ReturnType<typeof framesOf>;
beforeAll(async () => {
  portal = await startPortal();
  frames = framesOf(portal);
});
afterAll(() => portal.end());

type Headers = Readonly<Record<string, string | undefined>>;
const at = (path: string) => ({ 'sec-fetch-site': 'same-origin', 'referer': portal.origin + path });
const signedIn = async () => {
  const browser = createBrowser(portal.origin);
  await browser.signIn('mira', 'lectern', '/learn/forbidden');
  return frames.page(browser);
};
const digits = async ({ browser }: Awaited<ReturnType<typeof signedIn>>, challenge: string) =>
  (
    await browser.send('/api/lectern/v1/sign-in-codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'origin': portal.origin, 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ challenge, spoken: true }),
    })
  ).status;
const begun = ({ text }: { readonly text: string }) => /data-begun="(\w+)"/.exec(text)?.[1];

const ways: readonly (readonly [string, () => Headers, string, number])[] = [
  ['a page of the portal’s own, in a frame or not', () => at('/learn/courses/x/view/content?y=1'), 'here', 200],
  ['an element’s page', () => at('/learn/element?tag=lectern-courses'), 'here', 200],
  ['the reader’s own hand, or a mail', () => ({ 'sec-fetch-site': 'none' }), 'unknown', 200],
  ['a browser that does not say', () => ({}), 'unknown', 200],
  ['another site', () => ({ 'sec-fetch-site': 'cross-site', 'referer': 'https://evil.example/' }), 'elsewhere', 403],
  [
    'another site that writes a referrer',
    () => ({ ...at('/learn/courses'), 'sec-fetch-site': 'cross-site' }),
    'elsewhere',
    403,
  ],
  ['another host of the same site', () => ({ 'sec-fetch-site': 'same-site' }), 'elsewhere', 403],
  ['the sign-in page, which goes where somebody else wished', () => at('/idp/interaction/x'), 'elsewhere', 403],
  ['the provider, which leaves the referrer out', () => ({ 'sec-fetch-site': 'same-origin' }), 'elsewhere', 403],
  ['the page after signing in', () => at('/learn/login-callback?redirectUrl=/learn/bridge'), 'elsewhere', 403],
  ['the helper page itself', () => at('/learn/bridge?relogin=1'), 'elsewhere', 403],
  ['a page beside the portal', () => at('/admin/people'), 'elsewhere', 403],
  ['a path that only begins alike', () => at('/learners'), 'elsewhere', 403],
  [
    'another origin in the referrer',
    () => ({ 'sec-fetch-site': 'same-origin', 'referer': 'https://evil.example/learn/courses' }),
    'elsewhere',
    403,
  ],
];

describe('opened by', () => {
  it.each(ways)('%s', async (_way, headers, said, status) => {
    const page = await signedIn();
    const { challenge } = frames.secret();
    expect(begun(await page.arrive(challenge, headers()))).toBe(said);
    expect(await digits(page, challenge)).toBe(status);
  });
  it('nobody at all', async () => expect(await digits(await signedIn(), frames.secret().challenge)).toBe(403));
});

it('what was begun stays so over signing in, for this sign-in alone', async () => {
  const page = frames.page();
  const [own, other] = [frames.secret(), frames.secret()];
  await page.arrive(own.challenge);
  await page.browser.signIn('mira', 'lectern', `/learn/bridge?relogin=1&challenge=${own.challenge}&again=1`);
  expect(begun(await page.arrive(own.challenge, at('/idp/interaction/x')))).toBe('here');
  expect([await digits(page, own.challenge), await digits(page, other.challenge)]).toEqual([200, 403]);
});

it('the mark cannot be made up, nor add up', async () => {
  const page = await signedIn();
  const { challenge } = frames.secret();
  page.browser.cookies.set(`lms_begun_${challenge.slice(0, 12)} /`, {
    value: `${challenge}.here`,
    path: '/',
    httpOnly: true,
  });
  expect(await digits(page, challenge)).toBe(403);
  for (let time = 0; time < 12; time++) await page.arrive(frames.secret().challenge);
  expect([...page.browser.cookies.keys()].filter((name) => name.startsWith('lms_begun_')).length).toBeLessThanOrEqual(
    5,
  );
});

it('the mark is no attempt to sign in', async () => {
  const page = frames.page();
  const { challenge } = frames.secret();
  await page.arrive(challenge);
  const mark = page.browser.cookie(`lms_begun_${challenge.slice(0, 12)}`);
  if (!mark) throw new Error('The helper page set no mark.');
  page.browser.cookies.set(`lms_sign_in_${challenge.slice(0, 12)} /`, mark);
  expect((await page.browser.send(`/oidc/callback?state=${challenge}&code=x`)).status).toBe(400);
});
