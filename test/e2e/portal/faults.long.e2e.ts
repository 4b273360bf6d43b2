import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignIn, newPage, partner, portal, signedIn } from '../support/harness.ts';

const card = 'lectern-courses .card .whole';
const list = '**/users/me/objective-accesses/query*';
const again = (page: Page) => page.locator('lectern-courses').getByRole('button', { name: 'Try again' });

it.each<[string, (route: Route) => unknown, number]>([
  [
    'a 500',
    (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"error":{"code":"server_error","message":"no"}}',
      }),
    0,
  ],
  [
    'a reply of the wrong envelope',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"courses":[]}' }),
    0,
  ],
  ['a reply that never ends', () => undefined, 31_000],
])('%s is an error with a retry that works (ERR-6, ERR-16, DATA-23)', async (_name, answer, ms) => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.clock.install();
  await page.route(list, answer);
  await page.goto(`${portal}/learn/courses`);
  await page.locator('lectern-courses .lectern').waitFor();
  if (ms > 0) {
    await page.clock.runFor(1000);
    expect(await again(page).count()).toBe(0);
  }
  await page.clock.fastForward(ms);
  await page.clock.resume();
  await again(page).waitFor();
  await page.unroute(list);
  await again(page).click();
  await page.locator(card).first().waitFor();
});

it('one wrong item among good ones is a card that says so; the others stand (LIST-8)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.route(list, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { objective: { name: unknown } }[] };
    body.data[1]!.objective.name = 17;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto(`${portal}/learn/courses`);
  await page.locator(card).first().waitFor();
  await page.locator('lectern-courses').getByText('cannot be shown').first().waitFor();
  expect(await page.locator(card).count()).toBeGreaterThan(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

interface Told {
  provider: string;
  readonly reasons: string[];
}

/** The partner's page, whose token provider does as it is told. */
async function partnerPage(provider: 'throws' | 'hangs' | 'empty'): Promise<Page> {
  const page = await newPage();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  await page.clock.install();
  await page.addInitScript((begin) => {
    const told = Object.assign(globalThis as unknown as Told, { provider: begin as string, reasons: [] });
    let given: { options?: { getToken: (request: { reason: string }) => Promise<string> } };
    Object.defineProperty(globalThis, 'lectern', {
      configurable: true,
      get: () => given,
      set: (set: typeof given) => {
        // The page's own word; afterwards the script says what it can do.
        const { getToken } = set.options ?? {};
        given = set;
        if (!getToken) return;
        set.options!.getToken = (request) => {
          told.reasons.push(request.reason);
          if (told.provider === 'throws') throw new Error('no');
          if (told.provider === 'hangs') return new Promise(() => undefined);
          if (told.provider === 'empty') return Promise.resolve('');
          return getToken(request).then((token) => (told.provider === 'stale' ? `${token}x` : token));
        };
      },
    });
  }, provider);
  await page.goto(`${partner}/training`);
  return page;
}
const tell = (page: Page, provider: string) =>
  page.evaluate((now) => void ((globalThis as unknown as Told).provider = now), provider);
const reasons = (page: Page) => page.evaluate(() => (globalThis as unknown as Told).reasons);

it.each(['throws', 'hangs', 'empty'] as const)(
  'a token provider that %s is an error inside the element, with a retry that works',
  async (provider) => {
    const page = await partnerPage(provider);
    await page.locator('lectern-courses .lectern').waitFor();
    if (provider === 'hangs') await page.clock.fastForward(16_000);
    await page.clock.resume();
    await again(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/training');
    await tell(page, 'works');
    // Another call may have asked the provider before it worked, and the list waits for one answer with it.
    const retried = async () => {
      if (await again(page).isVisible()) await again(page).click();
      return page.locator(card).count();
    };
    await expect.poll(retried, { interval: 1000 }).toBeGreaterThan(0);
  },
);

it('a token that is refused is asked for once more, and then it is an error (SESS-6)', async () => {
  const page = await partnerPage('throws');
  await page.clock.resume();
  await again(page).waitFor();
  // Parts of the list that come late ask as well: the first token of this kind may be theirs.
  const before = (await reasons(page)).length;
  const since = async () => (await reasons(page)).slice(before);
  await tell(page, 'stale');
  await again(page).click();
  await expect.poll(since).toContain('refused');
  expect((await since())[0]).toBe('start');
  await again(page).waitFor();
  // What else the list has asked for is refused once each; then nobody asks any more.
  let heard = -1;
  const rests = async () => {
    const known = heard;
    heard = (await since()).length;
    return heard === known;
  };
  await expect.poll(rests, { interval: 1000 }).toBe(true);
  const asked = await since();
  expect(new Set(asked.slice(asked.indexOf('refused')))).toEqual(new Set(['refused']));
  expect(heard).toBeLessThan(8);
  expect(
    await page.evaluate(() =>
      [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML].join(),
    ),
  ).not.toMatch(/eyJ/);
});
