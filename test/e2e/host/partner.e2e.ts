import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { cachedCode } from '../support/cachedCode.ts';
import { errorsOf, fillSignIn, newContext, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { openedTab } from '../support/openedTab.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { quiet } from '../support/quiet.ts';
import { longIt } from '../../longIt.ts';

const cards = (page: Page) => page.getByRole('article');
// What is due soon stands over the cards; its rows have the same names.
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).last();

/** That of the course, which is taken here in a frame. */
const heading = (page: Page) =>
  page
    .locator('lectern-player iframe')
    .contentFrame()
    .getByRole('heading', { name: 'Fire Safety on the Ward' })
    .first();

/** Opens the partner's training page and signs in at the academy on the way. */
async function openTraining(page: Page): Promise<void> {
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  await cards(page).first().waitFor();
}

/** The texts of all cards, when the whole list has come. */
async function allCards(page: Page): Promise<readonly string[]> {
  const total = Number.parseInt(await page.getByText(/^\d+ courses$/).innerText(), 10);
  await expect
    .poll(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      return cards(page).count();
    })
    .toBe(total);
  return cards(page).allInnerTexts();
}

/**
 * Loads the page that `page` shows again, and gives all requests of it up to the end of its covers; of code that is
 * asked for before it is imported the first alone (LATE-1).
 */
async function requestsOfReload(page: Page): Promise<readonly Request[]> {
  // What the page still asks for before belongs to that time.
  await quiet(page);
  const requests: Request[] = [];
  const isCached = await cachedCode(page);
  page.on('request', (request) => requests.push(request));
  await page.reload();
  await cards(page).first().waitFor();
  await quiet(page);
  return requests.filter((request) => !isCached(request));
}

longIt('the partner shows the same list as the portal, with links of its own', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  const errors = errorsOf(page);
  await openTraining(page);
  expect(await page.title()).toBe('Staff training · Harbour Clinics');
  const here = await allCards(page);
  const addresses = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href));
  expect(addresses.length).toBe(here.length);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${partner}/training/[\\w-]{36}(/[\\w-]+)*$`));

  const own = await signedIn('mira');
  expect(here).toEqual(await allCards(own));
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

longIt('a click goes to the partner’s page of the course, a click with Control opens it in a new tab', async () => {
  const context = await newContext();
  const page = await context.newPage();
  await openTraining(page);
  const tab = await openedTab(context, async () =>
    link(page, 'Fire Safety on the Ward').click({ modifiers: ['ControlOrMeta'] }),
  );
  await heading(tab).waitFor();
  expect(tab.url()).toMatch(new RegExp(`^${partner}/training/`));
  expect(page.url()).toBe(`${partner}/training`);

  await link(page, 'Fire Safety on the Ward').click();
  await page.waitForURL(tab.url());
  await heading(page).waitFor();
});

it('asks for configuration, user and courses once, for nothing twice, and without a cookie (RUN-1, AUTH-2)', async () => {
  const page = await newPage();
  // Signed in on the portal too, so that there is a cookie that could be sent.
  await page.goto(`${portal}/oidc/login?redirectUrl=/learn`);
  await fillSignIn(page, 'mira');
  expect((await page.context().cookies(portal)).map(({ name }) => name)).toContain('lms_sid');
  await page.goto(`${partner}/training`);
  await cards(page).first().waitFor();
  const requests = await requestsOfReload(page);
  const asked = requests.map((request) => `${request.method()} ${request.url()}`);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  const count = (part: string, also = '') => asked.filter((one) => one.includes(part) && one.includes(also)).length;
  expect({
    configuration: count('/config-ui/config.json'),
    user: count('/users/me') - count('/users/me/'),
    courses: count('/objective-accesses/query', 'skip=0'),
    token: count('/token'),
  }).toEqual({ configuration: 1, user: 1, courses: 1, token: 1 });

  const toAcademy = requests.filter((request) => request.url().startsWith(portal));
  expect(toAcademy.length).toBeGreaterThan(5);
  for (const request of toAcademy) expect((await request.allHeaders())['cookie'], request.url()).toBeUndefined();
});

longIt('the token is sent as a header alone, and is nowhere kept (AUTH-2)', async () => {
  const page = await newPage();
  await openTraining(page);
  const answer = page.waitForResponse(`${partner}/token`);
  const requests = await requestsOfReload(page);
  const { token } = (await (await answer).json()) as { token: string };
  expect(token.length).toBeGreaterThan(40);
  const bearers = await Promise.all(
    requests
      .filter((request) => request.url().includes('/api/'))
      .map(async (request) => (await request.allHeaders())['authorization']),
  );
  expect(bearers.length).toBeGreaterThanOrEqual(2);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${token}`]));

  for (const request of requests) expect(request.url()).not.toContain(token);
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.documentElement.outerHTML,
      databases,
      caches,
    ]);
  });
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(token.split('.')[1]);
  // What is kept carries the tenant's name before it (RUN-8).
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const key of keys) expect(key).toMatch(/^lectern:/);
});

longIt('covers come from the academy, across sites and under the policy', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await openTraining(page);
  const pictures = page.locator('lectern-courses img');
  await expect.poll(() => pictures.count()).toBeGreaterThan(3);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await pictures.first().getAttribute('src')).toMatch(new RegExp(`^${portal}/`));
  expect(violations).toEqual([]);
});

longIt('works where cookies of third parties are blocked: none is asked for and none is set', async () => {
  const context = await newContext();
  const page = await context.newPage();
  await openTraining(page);
  const requests = await requestsOfReload(page);
  // What sets no cookie can miss none.
  for (const request of requests.filter((one) => one.url().startsWith(portal))) {
    expect((await (await request.response())?.allHeaders())?.['set-cookie'], request.url()).toBeUndefined();
  }
  await link(page, 'Fire Safety on the Ward').click();
  await heading(page).waitFor();
});

longIt('signing out at the partner ends the session at the academy’s provider too', async () => {
  const page = await newPage();
  await openTraining(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(page.url()).toBe(`${partner}/`);
  await page.goto(`${partner}/training`);
  await page.getByLabel('Password').waitFor();
});
