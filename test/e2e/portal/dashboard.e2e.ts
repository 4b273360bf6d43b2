// The dashboard at `/` and in place of the list: what it shows, what it asks for, and what happens where something is missing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { longIt } from '../../longIt.ts';
import { atPartner } from '../support/atPartner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, partner, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { setTenant } from '../support/tenantSettings.ts';
import { quiet } from '../support/quiet.ts';

const usual = ['catalog', 'sidebar'] as const;
const dashboard = (page: Page) => page.locator('lectern-dashboard');
const month = (page: Page) => dashboard(page).locator('.home-month');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const path = (page: Page) => expect.poll(() => page.url().slice(portal.length));
const accesses = '**/api/lms/v1/users/me/objective-accesses/query*';

beforeAll(() => setTenant([...usual, 'dashboard']));
afterAll(() => setTenant());

it('ROUTE-1, NAV-2, DASH-1, DASH-12: at / it shows where one stands, with six requests at most', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The frame of the page asks for other products' entries itself, and tells its events.
    if (/^\/(api|config-ui)\//.test(pathname) && !/\/(navigation|events)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`${portal}/learn/?from=mail#top`);
  await month(page).waitFor();
  await dashboard(page).locator('.resume').waitFor();
  // All of it, with the announcements that the page puts there; the number in the header follows two seconds later.
  const announcements = dashboard(page).locator('lectern-notifications');
  await announcements.getByRole('button', { name: /Statistics for Clinical Researchers/ }).waitFor();
  const first = asked.filter((pathname) => !/\/(unread-counts|changes)$/.test(pathname));
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(6);
  expect(new Set(first).size).toBe(first.length);
  await path(page).toBe('/learn/?from=mail#top');
  await expect.poll(() => page.title()).toMatch(/^Dashboard \| /);
  expect(await navigation(page).locator('[aria-current=page]').innerText()).toBe('Dashboard');
  expect(await page.locator('lectern-courses').count()).toBe(0);
  for (const name of ['Continue', 'Due soon', 'Recent courses', 'Progress', 'Tasks', 'Next dates'])
    await dashboard(page).getByRole('heading', { name, level: 2 }).waitFor();
  expect(
    await dashboard(page)
      .getByRole('img', { name: /courses completed/ })
      .count(),
  ).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  expect([errors, violations]).toEqual([[], []]);
});

longIt('DASH-3, DASH-4, DASH-7, DASH-8, DASH-11: each part leads to where it goes on', async () => {
  const page = await signedIn('mira');
  await dashboard(page).getByRole('link', { name: 'Continue' }).click();
  await path(page).toMatch(/^\/learn\/courses\/[^/]+\/view\/content\/./);
  await page.goBack();
  await dashboard(page).locator('.due a').first().click();
  await path(page).toMatch(/^\/learn\/courses\/[^/]+/);
  await page.goBack();
  await dashboard(page).getByRole('link', { name: 'In progress', exact: true }).click();
  await path(page).toBe('/learn/courses?courseProgress=inProgress');
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await month(page).getByRole('link').first().click();
  await path(page).toMatch(/^\/learn\/calendar\/agenda\/\d{4}-\d\d-\d\d$/);
  await page.goBack();
  await dashboard(page).getByRole('link', { name: 'All my courses' }).click();
  await page.locator('lectern-courses').getByRole('heading', { name: 'My courses' }).waitFor();
  await page.getByText('is not available any more').waitFor({ state: 'detached' });
});

longIt('DASH-2, DASH-12: a new learner is led to the catalog', async () => {
  const page = await signedIn('nils');
  await dashboard(page)
    .getByRole('heading', { name: /You have no courses yet/ })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dashboard(page).getByRole('link', { name: 'Go to the catalog' }).click();
  await path(page).toBe('/learn/catalog');
});

longIt('DASH-2: what the server refuses can be asked for again', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.route(accesses, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`${portal}/learn`);
  await dashboard(page).getByRole('alert').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(accesses);
  await dashboard(page).getByRole('button', { name: 'Try again' }).click();
  await month(page).waitFor();
});

longIt('DASH-2: without a connection it stays, says so, and is there again with it', async () => {
  const page = await signedIn('mira');
  await month(page).waitFor();
  await page.context().setOffline(true);
  await dashboard(page).getByText('You are offline').waitFor();
  expect(await dashboard(page).locator('.card').count()).toBeGreaterThan(0);
  await page.context().setOffline(false);
  await dashboard(page).getByText('You are offline').waitFor({ state: 'detached' });
});

longIt('DASH-2, LATE-1: code that cannot be had is said, and asked for again', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const [chunk] = chunksOf('dist/learn/manifest.json', /\/dashboard\/HomePage\.tsx$/);
  await page.route(`**/${chunk}`, (route) => route.abort());
  await page.goto(`${portal}/learn`);
  await dashboard(page).getByRole('alert').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(`**/${chunk}`);
  await dashboard(page).getByRole('button', { name: 'Try again' }).click();
  await month(page).waitFor();
});

longIt('DASH-9, DASH-10: a banner that an administrator writes is shown, in its time, until it is closed', async () => {
  const admin = await signedIn('ada', '/admin/settings');
  const field = (name: string) => admin.getByRole('group', { name: 'New banner' }).getByLabel(name);
  await field('Title').fill('Winter term');
  await field('Link').fill('javascript:alert(1)');
  await admin.getByRole('button', { name: 'Save the banners' }).click();
  await admin.getByText('A link is no address. Nothing was saved.').waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  const written = admin.getByRole('group', { name: 'Winter term' });
  await written.getByLabel('Link').fill('/learn/catalog');
  await field('Title').fill('Over already');
  await field('Shown until').fill('2020-01-01T00:00');
  await admin.getByRole('button', { name: 'Save the banners' }).click();
  await admin.getByText('The settings were saved.').waitFor();

  const page = await signedIn('mira');
  const banner = dashboard(page).getByRole('article', { name: 'Winter term' });
  await banner.waitFor();
  expect(await dashboard(page).getByText('Over already').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await banner.getByRole('link', { name: 'Read more' }).click();
  await path(page).toBe('/learn/catalog');
  await page.goBack();
  await banner.getByRole('button', { name: 'Close: Winter term' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await month(page).waitFor();
  expect(await banner.count()).toBe(0);
  // Another person has closed nothing.
  const other = await signedIn('pavel');
  await dashboard(other).getByRole('article', { name: 'Winter term' }).waitFor();
});

longIt('ROUTE-1, NAV-12: where it is off, / moves on to /courses with query and hash, and has no entry', async () => {
  await setTenant();
  const page = await signedIn('mira', '/learn/?courseProgress=inProgress#top');
  await page.getByRole('article').first().waitFor();
  await path(page).toBe('/learn/courses?courseProgress=inProgress#top');
  expect(await navigation(page).locator('.entry').allInnerTexts()).toEqual(['My courses', 'Catalog', 'Calendar']);
  expect(await dashboard(page).count()).toBe(0);
});

longIt(
  'ROUTE-39, DASH-11: by its flag it stands at /courses, and the list is where something of it is asked for',
  async () => {
    await setTenant([...usual, 'dashboardHome']);
    const page = await signedIn('mira', '/learn');
    await month(page).waitFor();
    await path(page).toBe('/learn/courses');
    await navigation(page).getByRole('link', { name: 'My courses' }).click();
    await page.getByRole('heading', { name: 'My courses' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await path(page).toBe('/learn/courses?sort=name');
    // A list whose filters are cleared is still the list.
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('statistics');
    await path(page).toBe('/learn/courses?keyword=statistics');
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('');
    await path(page).toBe('/learn/courses?sort=name');
    await page.getByRole('article').first().waitFor();
    expect(await dashboard(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await month(page).waitFor();
    await path(page).toBe('/learn/courses');
  },
);

longIt(
  'at a partner’s it stands on a page of its own with six requests, and in the frame of the portal (DASH-12)',
  async () => {
    await setTenant([...usual, 'dashboard']);
    const page = await atPartner();
    const violations = await policyViolations(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (origin === portal && /^\/(api|config-ui)\//.test(pathname) && request.method() === 'GET')
        asked.push(pathname);
    });
    await page.goto(`${partner}/today`);
    await month(page).waitFor();
    await dashboard(page).locator('.resume').waitFor();
    await quiet(page);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
    // Before axe, whose own styles the policy of the partner refuses.
    expect(violations).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await dashboard(page).getByRole('link', { name: 'All my courses' }).click();
    await expect.poll(() => page.url()).toBe(`${partner}/training?sort=name`);
    await page.goto(`${partner}/today`);
    await month(page).getByRole('link').first().click();
    await expect.poll(() => page.url()).toMatch(/\/dates\/agenda\/\d{4}-\d\d-\d\d$/);

    await page.goto(`${partner}/academy`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Dashboard' }).first().click();
    await frame.locator('lectern-dashboard .home-month').waitFor();
  },
);
