// What a tenant switches, what blocks, and what browsers are told.
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage, portal, signedIn } from '../support/harness.ts';
import { isFocused, tabTo } from '../support/tabTo.ts';
import { setTenant } from '../support/tenantSettings.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page) => page.getByRole('article').first();
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

afterEach(() => setTenant());

it('without a side bar the header shows two actions and has a menu for the rest (NAV-6, NAV-17, AUD-5)', async () => {
  await setTenant(['catalog', 'rooms', 'plugin']);
  const page = await signedIn('ada');
  await card(page).waitFor();
  expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
  await expect
    .poll(() => navigation(page).locator('.entry:visible').allInnerTexts())
    .toEqual(['My courses', 'Catalog', '']);
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => navigation(page).locator('.menu .entry:visible').allInnerTexts())
    .toEqual(['Rooms', 'Calendar', 'Content library', 'Reading room', 'Go to management portal', 'Admin panel']);
  await tabTo(page, page.getByRole('button', { name: 'Reading room' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Journals' }));
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(more(page))).toBe(true);

  await page.setViewportSize({ width: 390, height: 800 });
  await more(page).click();
  await expect
    .poll(() => navigation(page).locator('.menu .entry:visible').allInnerTexts())
    .toEqual([
      'My courses',
      'Catalog',
      'Rooms',
      'Calendar',
      'Content library',
      'Reading room',
      'Journals',
      'Guides',
      'Go to management portal',
      'Admin panel',
    ]);
  await navigation(page).locator('.menu').getByRole('link', { name: 'Catalog' }).click();
  await heading(page, 'Catalog').waitFor();
  await navigation(page).locator('.menu').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it('a catalog that is switched off while it is open is gone when somebody comes back to it (ROUTE-32, NAV-19)', async () => {
  const page = await signedIn('mira', '/learn/catalog');
  await heading(page, 'Catalog').waitFor();
  await setTenant(['sidebar']);
  // Nothing is asked more often than every five seconds.
  const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await back(), heading(page, 'Page not found').count()), { interval: 1000 }).toBe(1);
  expect(await navigation(page).locator('.entry').allInnerTexts()).toEqual(['My courses', 'Calendar']);
  await page.goto(`${portal}/learn/catalog/00000000-0000-4000-8000-000000000000`);
  await heading(page, 'Page not found').waitFor();

  await setTenant();
  await page.waitForTimeout(5000);
  await navigation(page).getByRole('link', { name: 'My courses' }).click();
  await navigation(page).getByRole('link', { name: 'Catalog' }).click();
  await heading(page, 'Catalog').waitFor();
});

it('an element that reports an error lets the settings be read again (NAV-19)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await card(page).waitFor();
  await setTenant(['catalog', 'sidebar', 'rooms']);
  const fail = () =>
    page.locator('lectern-courses').dispatchEvent('lectern-error', { detail: { code: 'not_found' }, bubbles: true });
  await expect
    .poll(async () => (await fail(), navigation(page).getByRole('link', { name: 'Rooms' }).count()), { interval: 1000 })
    .toBe(1);
});

it('nodes that cannot be had take nothing away (NAV-15)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  for (const answer of [
    { status: 500, json: {} },
    { json: { nodes: 'none' } },
    {
      json: {
        nodes: [
          { url: 'javascript:alert(1)', name: '<img src=x onerror=alert(1)>' },
          { url: null, name: 'Empty' },
        ],
      },
    },
  ]) {
    await page.route('**/api/lectern/v1/users/me/navigation', (route) => route.fulfill(answer));
    const asked = page.waitForResponse('**/api/lectern/v1/users/me/navigation');
    await page.goto(`${portal}/learn/courses`);
    await card(page).waitFor();
    await asked;
    expect(await navigation(page).locator('.entry').allInnerTexts()).toEqual(['My courses', 'Catalog', 'Calendar']);
    await page.unroute('**/api/lectern/v1/users/me/navigation');
  }
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

it('a browser that is not supported is told so, once, and goes on (NAV-10, NAV-20, STORE-9)', async () => {
  const page = await signedIn('mira', '/learn', { userAgent: firefox });
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined }));
  await page.reload();
  await page.getByText('This browser is not supported').waitFor();
  await card(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await page.getByText('This browser is not supported').waitFor({ state: 'hidden' });
  expect(await isFocused(page.getByRole('main')), 'where the focus goes').toBe(true);
  await page.reload();
  await card(page).waitFor();
  expect(await page.getByText('This browser is not supported').count()).toBe(0);

  const supported = await signedIn('mira');
  await card(supported).waitFor();
  expect(await supported.getByText('This browser is not supported').count()).toBe(0);
});

it('what takes long blocks the page and says so after 300 ms, what is quick does not (NAV-1, NAV-11, CONST-5)', async () => {
  for (const [reducedMotion, fade] of [
    ['no-preference', 0.2],
    ['reduce', 0.00001],
  ] as const) {
    const page = await signedIn('mira', '/learn', { reducedMotion });
    await card(page).waitFor();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/locales/ar/shell.json', async (route) => {
      await held;
      await route.continue();
    });
    const errors = errorsOf(page);
    const account = page.getByRole('button', { name: /^Account of/ });
    await account.click();
    // A busy machine takes its time: the page's own is counted.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'العربية' }).click();
    const spinner = page.locator('.blocking .spinner');
    await spinner.waitFor({ state: 'attached' });
    await page.clock.runFor(200);
    expect(await page.locator('.blocking').innerText(), 'before 300 ms').toBe('');
    await page.clock.runFor(200);
    await page.getByText('Loading the portal').waitFor();
    expect(await spinner.evaluate((element) => parseFloat(getComputedStyle(element).animationDuration))).toBe(fade);
    expect(await page.locator('.app').evaluate((element) => (element as HTMLElement).inert)).toBe(true);
    go();
    await page.clock.resume();
    await heading(page, 'دوراتي').waitFor();
    await spinner.waitFor({ state: 'detached' });
    expect(await page.locator('.app').evaluate((element) => (element as HTMLElement).inert)).toBe(false);
    await expect.poll(() => isFocused(page.locator('.me')), { message: 'focus' }).toBe(true);
    expect(errors).toEqual([]);
  }
});

it.each(['/admin', '/admin/settings', '/admin/people'])(
  'axe finds nothing at %s, in light and dark, from right to left (SRV-15)',
  async (path) => {
    for (const options of [{}, { colorScheme: 'dark' }, { locale: 'ar' }] as const) {
      const page = await newPage(options);
      await page.goto(`${portal}/oidc/login?redirectUrl=${path}`);
      await page.locator('input[name=username]').fill('ada');
      await page.locator('input[name=password]').fill('lectern');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeViolations(page), JSON.stringify(options)).toEqual([]);
    }
  },
);
