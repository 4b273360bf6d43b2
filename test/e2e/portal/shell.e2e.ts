import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignIn, newContext, newPage, portal, signedIn, type Person } from '../support/harness.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';
import { longIt } from '../../longIt.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const firstCard = (page: Page) => page.getByRole('article').first();
const title = (page: Page) => expect.poll(() => page.title());
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);

const frame = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

it('the language changes at once, from right to left too, and is kept (LOC-1, LOC-3, STORE-2)', async () => {
  const page = await signedIn('mira');
  await heading(page, 'My courses').waitFor();
  await expect.poll(() => frame(page)).toEqual({ lang: 'en-US', dir: 'ltr' });
  const sideOfNavigation = async () => ((await navigation(page).boundingBox())?.x ?? 0) < 100;
  expect(await sideOfNavigation()).toBe(true);

  await account(page).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await heading(page, 'دوراتي').waitFor();
  await expect.poll(() => frame(page)).toEqual({ lang: 'ar', dir: 'rtl' });
  const arabic = page.getByRole('navigation').first();
  await expect.poll(async () => (await arabic.boundingBox())?.x).toBeGreaterThan(900);
  await page.getByText('لم تبدأ', { exact: true }).first().waitFor();
  await title(page).toBe('دوراتي | Aldergrove Academy');

  await page.reload();
  await heading(page, 'دوراتي').waitFor();
  await expect.poll(() => frame(page)).toEqual({ lang: 'ar', dir: 'rtl' });

  await page.locator('header').getByRole('button').last().click();
  await page.getByRole('button', { name: 'American English' }).click();
  await heading(page, 'My courses').waitFor();
  await expect.poll(() => frame(page)).toEqual({ lang: 'en-US', dir: 'ltr' });
  await page.reload();
  await heading(page, 'My courses').waitFor();
});

longIt('the user menu goes by keyboard', async () => {
  const page = await signedIn('mira');
  await firstCard(page).waitFor();
  const { keyboard } = page;
  await tabTo(page, account(page));
  await keyboard.press('Enter');
  await page.getByText('mira.okafor@aldergrove.example').waitFor();
  await keyboard.press('Escape');
  await page.getByText('mira.okafor@aldergrove.example').waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(account(page))).toBe(true);
  // Open, it would cover what has the focus behind it (WCAG-2).
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await keyboard.press('Tab');
  await page.getByText('mira.okafor@aldergrove.example').waitFor({ state: 'hidden' });
  await tabTo(page, account(page), 'Shift+Tab');

  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'American English' }));
  await keyboard.press('End');
  await keyboard.press('Home');
  await keyboard.press('f');
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Français' }))).toBe(true);
  await page.getByRole('button', { name: 'العربية' }).focus();
  await keyboard.press('Enter');
  await heading(page, 'دوراتي').waitFor();
  expect(await focusedName(page), 'focus after a language was chosen').not.toBeNull();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'تسجيل الخروج' }));
  await keyboard.press('Enter');
  await page.locator('input[type=password]').waitFor();
});

longIt('signing out ends the session here, at the provider, and in other tabs (SESS-7, AUTH-4)', async () => {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`${portal}/learn`);
  await fillSignIn(page, 'mira');
  await firstCard(page).waitFor();
  const other = await context.newPage();
  await other.goto(`${portal}/learn/courses`);
  await firstCard(other).waitFor();

  // At once: the other tab does not watch its neighbours yet.
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Password').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('lms_sid');

  await other.getByRole('dialog', { name: 'You are signed out' }).waitFor();
  expect(await other.evaluate(() => localStorage.getItem('userSession'))).toBeNull();
  await other.getByRole('button', { name: 'Sign in again' }).last().click();
  await other.getByLabel('Password').waitFor();
  await fillSignIn(other, 'mira');
  await firstCard(other).waitFor();
});

longIt('up to 970 px a menu button takes the place of the side bar (NAV-5, CONST-11)', async () => {
  const page = await signedIn('mira', '/learn/courses', { viewport: { width: 971, height: 800 } });
  await firstCard(page).waitFor();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await navigation(page).waitFor();
  expect(await menu.isVisible()).toBe(false);

  await page.setViewportSize({ width: 970, height: 800 });
  await menu.waitFor();
  await navigation(page).waitFor({ state: 'hidden' });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await navigation(page).waitFor();
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await navigation(page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(menu)).toBe(true);

  // From inside the menu too; the page under it is out of reach.
  await page.keyboard.press('Enter');
  await tabTo(page, navigation(page).getByRole('link', { name: 'Catalog' }));
  expect(await page.getByRole('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  await page.keyboard.press('Escape');
  await navigation(page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(menu)).toBe(true);
  // A wider window has the menu beside the page again, which can be used.
  await menu.click();
  await page.setViewportSize({ width: 971, height: 800 });
  await expect.poll(() => page.getByRole('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  await page.setViewportSize({ width: 970, height: 800 });
  await navigation(page).waitFor({ state: 'hidden' });

  await menu.click();
  await navigation(page).getByRole('link', { name: 'My courses' }).click();
  await navigation(page).waitFor({ state: 'hidden' });
  // Nothing is wider than the page, down to a small phone.
  for (const width of [970, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `width of the page at ${width} px`,
    ).toBeLessThanOrEqual(width);
  }
});

it('the first tab stop skips to the content (NAV-1)', async () => {
  const page = await signedIn('mira');
  await firstCard(page).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect.poll(() => isFocused(skip)).toBe(true);
  await expect.poll(async () => (await skip.boundingBox())?.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true);
  await path(page).toBe('/learn/courses');
});

const errorPages: readonly [address: string, title: string, text: string, button: string][] = [
  ['/learn/nowhere', 'Page not found', 'The page may have been removed, renamed or never existed.', 'My courses'],
  [
    '/learn/courses/one/two/three/four',
    'Course is not available',
    'You do not have the necessary access rights to open or enroll in this course or program.',
    'Go to My courses',
  ],
  [
    '/learn/forbidden',
    'Forbidden',
    'You do not have permission to view this page. If you need access, ask your administrator.',
    'My courses',
  ],
  ['/learn/simulate-error', 'Something went wrong', 'Something broke on our side. Your work is saved.', 'My courses'],
  [
    '/learn/courses/00000000-0000-4000-8000-000000000000',
    'Course is not available',
    'You do not have the necessary access rights to open or enroll in this course or program.',
    'Go to My courses',
  ],
];

it('error pages say what happened, in title and text, and lead back (ERR-1 to ERR-5, NAV-7, TEXT-2, TEXT-3, TEXT-4, TEXT-6)', async () => {
  const page = await signedIn('mira');
  await firstCard(page).waitFor();
  for (const [address, name, text, button] of errorPages) {
    await page.goto(portal + address);
    await heading(page, name).waitFor();
    await page.getByText(text).waitFor();
    await title(page).toBe(`${name} | Aldergrove Academy`);
    const back = page.getByRole('main').getByRole('link');
    await back.and(page.getByRole('link', { name: button })).click();
    await heading(page, 'My courses').waitFor();
    await title(page).toBe('My courses | Aldergrove Academy');
  }
});

longIt('a stack is shown in development alone (ERR-4)', async () => {
  const page = await signedIn('mira');
  const stack = page.getByText('a test error, raised on purpose');
  await page.goto(`${portal}/learn/simulate-error`);
  await stack.waitFor();

  for (const environment of ['production', 'test']) {
    await page.route('**/config-ui/config.json', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), environment } });
    });
    await page.reload();
    await heading(page, 'Something went wrong').waitFor();
    expect(await stack.count(), environment).toBe(0);
    await page.unroute('**/config-ui/config.json');
  }
});

longIt(
  'a server error at the first question is page 500; a refusal right after signing in is page 401 (ERR-1, TEXT-1, TEXT-2, TEXT-5)',
  async () => {
    const broken = await signedIn('mira');
    await broken.route('**/api/platform/v1/users/me', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'broken' } } }),
    );
    await broken.goto(`${portal}/learn/courses`);
    await heading(broken, 'Something went wrong').waitFor();
    await title(broken).toBe('Something went wrong | Aldergrove Academy');

    // Each other failure is the page of its status; without any reply the general one.
    const answers: readonly [status: number | null, name: string, text: string | null][] = [
      [403, 'Forbidden', null],
      [404, 'Page not found', null],
      [501, 'Feature is not implemented', null],
      [null, 'Something went wrong', 'Please try again in a few minutes.'],
    ];
    await broken.unroute('**/api/platform/v1/users/me');
    for (const [status, name, text] of answers) {
      await broken.route('**/api/platform/v1/users/me', (route) =>
        status === null ? route.abort() : route.fulfill({ status, json: {} }),
      );
      await broken.reload();
      await heading(broken, name).waitFor();
      if (text) await broken.getByText(text).waitFor();
      await title(broken).toBe(`${name} | Aldergrove Academy`);
      await broken.unroute('**/api/platform/v1/users/me');
    }

    const refused = await signedIn('mira');
    await refused.route('**/api/platform/v1/users/me', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: 'Sign in first.' } } }),
    );
    await refused.goto(`${portal}/learn/courses`);
    // It goes to sign-in once; the provider knows who this is and sends back, and then nothing is left to try.
    await heading(refused, 'Unauthorized access').waitFor();
    await refused
      .getByText('You do not have permission to view this page. If you need access, ask your administrator.')
      .waitFor();
    await title(refused).toBe('Unauthorized access | Aldergrove Academy');
  },
);

longIt('a portal without a name of its own is called Learner portal (TEXT-17)', async () => {
  const page = await signedIn('mira');
  await page.route('**/config-ui/config.json', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), brand: '' } });
  });
  await page.reload();
  await page.locator('header').getByText('Learner portal', { exact: true }).waitFor();
  await title(page).toBe('My courses');
});

longIt(
  'addresses below the server’s own are pages too, and calls that do not exist a typed reply (ROUTE-25, CALL-6)',
  async () => {
    const page = await signedIn('mira');
    const reply = await page.goto(`${portal}/nowhere`);
    expect(reply?.status()).toBe(404);
    await heading(page, 'Page not found').waitFor();
    const call = await page.request.get(`${portal}/api/lms/v1/nothing-of-the-kind`);
    expect([call.status(), (await call.json()) as object]).toEqual([
      404,
      { error: { code: 'not_found', message: expect.any(String) as string } },
    ]);
  },
);

longIt('a person with research alone goes to the platform (PERM-4)', async () => {
  const page = await signedIn('rosa');
  await path(page).toBe('/platform');
  await heading(page, 'Platform').waitFor();
  await page.goto(`${portal}/learn/courses`);
  await path(page).toBe('/platform');
});

longIt('a person with nothing sees an empty shelf (LIST-6)', async () => {
  const page = await signedIn('nils');
  await heading(page, 'You have no courses yet').waitFor();
  await page.getByText('Courses that you enroll in or that are assigned to you appear here.').waitFor();
  expect(await page.getByRole('link', { name: 'Browse the catalog' }).getAttribute('href')).toBe('/learn/catalog');
  expect(await page.getByRole('article').count()).toBe(0);
});

longIt(
  'the management portal is offered to those who may use it (AUD-6, NAV-8), and errors lead authors to their library (ERR-2)',
  async () => {
    const link = (page: Page) => page.getByRole('link', { name: 'Go to management portal' });
    const expected: readonly [Person, boolean][] = [
      ['ada', true],
      ['mira', false],
    ];
    for (const [person, offered] of expected) {
      const page = await signedIn(person);
      await firstCard(page).waitFor();
      expect(await link(page).count(), person).toBe(offered ? 1 : 0);
      if (!offered) continue;
      await page.goto(`${portal}/learn/nowhere`);
      expect(await page.getByRole('link', { name: 'Content library' }).getAttribute('href')).toBe('/teach');
      await link(page).click();
      await path(page).toBe('/portal');
      await heading(page, 'Management portal').waitFor();
    }
  },
);

it('titles follow the page, and so does the focus (NAV-7)', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn`);
  await title(page).toBe('Sign in · Aldergrove Academy');
  await fillSignIn(page, 'mira');
  await title(page).toBe('My courses | Aldergrove Academy');
  await page.getByRole('link', { name: 'Health Data and the Law', exact: true }).click();
  await title(page).toBe('Health Data and the Law | Aldergrove Academy');
  expect(await focusedName(page)).not.toBeNull();
  await page.getByRole('link', { name: 'My courses' }).first().click();
  await title(page).toBe('My courses | Aldergrove Academy');
});
