// Each role's shell: where people land, what their navigation offers, and all of it by keyboard.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { newPage, portal, signedIn, type Person } from '../support/harness.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';
import { setTenant } from '../support/tenantSettings.ts';

const everything = ['catalog', 'rooms', 'researchProjects', 'knowledgeModels', 'sidebar', 'plugin'] as const;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page) => page.getByRole('article').first();
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash);
/** Names of the entries of each list of the navigation, those that are closed left out. */
const entries = (page: Page) => navigation(page).locator('.entry:visible').allInnerTexts();

beforeEach(() => setTenant(everything));
afterAll(() => setTenant());

const learner = ['My courses', 'Catalog', 'Rooms', 'Calendar'];
const shells: readonly [who: Person, entries: readonly string[]][] = [
  ['mira', [...learner, 'Reading room']],
  ['nils', [...learner, 'Reading room']],
  [
    'ines',
    ['My courses', 'Catalog', 'Research projects', 'Knowledge models', 'Rooms', 'Calendar', 'Teaching', 'Reading room'],
  ],
  ['ada', [...learner, 'Content library', 'Reading room', 'Go to management portal', 'Admin panel']],
];

it.each(shells)('the shell of %s (NAV-2, NAV-3, NAV-8, AUD-1, TEXT-18)', async (who, expected) => {
  const page = await signedIn(who);
  await expect.poll(() => entries(page)).toEqual(expected);
  expect(await navigation(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['My courses']);

  // The same by keyboard: in this order, one stop each, after skip link, name of the academy and account.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.reload();
  await expect.poll(() => entries(page)).toEqual(expected);
  const way: (string | null)[] = [];
  const stops = 3 + expected.length + (who === 'ines' ? 1 : 0);
  while (way.length < stops) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    // The chat comes beside the account once the page rests.
    if (!name?.startsWith('Chat')) way.push(name);
  }
  expect(way[0]).toBe('Skip to main content');
  expect(way[1]).toMatch(/^Aldergrove Academy/);
  expect(way[2]).toMatch(/^Account of /);
  expect(way.slice(3)).toEqual(expected.flatMap((name) => (name === 'Teaching' ? [name, 'More in Teaching'] : [name])));
});

it('people without courses land where they belong (PERM-4, PERM-5), and the chat goes along', async () => {
  await setTenant(['catalog', 'sidebar']);
  const landings: readonly [Person, string, string][] = [
    ['rosa', '/learn', '/platform'],
    ['tomas', '/learn', '/teach'],
    ['leila', '/learn/courses', '/teach/groups'],
    ['omar', '/learn/courses', '/learn/forbidden'],
  ];
  for (const [who, from, to] of landings) {
    const page = await signedIn(who, from);
    await path(page).toBe(to);
    if (who === 'tomas') {
      await page.goto(`${portal}/learn/courses#chat/channels/groups/7`);
      await path(page).toBe('/teach#chat/channels/groups/7');
    }
    if (who !== 'omar') continue;
    await heading(page, 'Forbidden').waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
    expect(await navigation(page).count(), 'nothing to go to').toBe(0);
    // The way out is still there, and the page by keyboard no trap.
    await tabTo(page, page.getByRole('button', { name: 'Account of Omar Said' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('#user-menu').getByRole('button', { name: 'Sign out' }));
    await page.reload();
    await heading(page, 'Forbidden').waitFor();
    // Nor is the page itself without a way on: it can be left to come back as somebody else.
    const leave = page.getByRole('main').getByRole('button');
    expect(await leave.allInnerTexts()).toEqual(['Sign out']);
    await tabTo(page, leave);
  }
});

it('a person without courses may go where an address of theirs leads, whatever comes first is unsafe (NAV-16)', async () => {
  const page = await newPage();
  const nodes = [
    { url: 'javascript:document.title="taken"', name: 'A' },
    { url: 'https://evil.example/', name: 'B' },
    { url: '/learn/courses', name: 'C' },
    { url: '/stem/lab', name: 'D' },
  ];
  await page.route('**/api/lectern/v1/users/me/navigation', (route) => route.fulfill({ json: { nodes } }));
  await page.goto(`${portal}/oidc/login?redirectUrl=/learn`);
  await page.getByLabel('User name').fill('omar');
  await page.getByLabel('Password').fill('lectern');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await path(page).toBe('/stem/lab');
});

it('a visitor has the catalog, the languages and a way in (NAV-18, PUB-2, PUB-3, AUD-3)', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${portal}/learn/open-catalog`);
  await card(page).waitFor();
  expect(await entries(page)).toEqual(['Catalog']);
  expect(await navigation(page).getByRole('link').getAttribute('href')).toBe('/learn/open-catalog');
  expect(asked.filter((one) => /users\/me|^\/oidc/.test(one))).toEqual([]);
  expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0);

  await tabTo(page, page.getByRole('button', { name: 'Language' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'American English' }));
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Language' }))).toBe(true);
  await tabTo(page, page.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').waitFor();
  await page.getByLabel('User name').fill('nils');
  await page.getByLabel('Password').fill('lectern');
  await page.keyboard.press('Enter');
  await path(page).toBe('/learn/catalog');
  await page.getByRole('button', { name: 'Account of Nils Brandt' }).waitFor();
});

it('a visitor is met in the language of their browser', async () => {
  const page = await newPage({ locale: 'ar' });
  await page.goto(`${portal}/learn/open-catalog`);
  await heading(page, 'الكتالوج').waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ]);
  await page.getByRole('link', { name: 'تسجيل الدخول' }).waitFor();
});

it('sub-entries open and close by keyboard, and links to other products leave the page (NAV-15, NAV-16, ROUTE-26)', async () => {
  const page = await signedIn('mira');
  await page.evaluate(() => Object.assign(window, { here: true }));
  const room = page.getByRole('button', { name: 'Reading room' });
  await tabTo(page, room);
  expect(await room.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await expect.poll(() => room.getAttribute('aria-expanded')).toBe('true');
  await tabTo(page, page.getByRole('link', { name: 'Journals' }));
  await tabTo(page, page.getByRole('button', { name: 'More in Guides' }));
  await page.keyboard.press('Space');
  const citing = page.getByRole('link', { name: 'Citing' });
  await tabTo(page, citing);
  await tabTo(page, room, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await citing.waitFor({ state: 'hidden' });

  // Within the portal the page stays; to another product it goes.
  await navigation(page).getByRole('link', { name: 'Catalog' }).click();
  await path(page).toBe('/learn/catalog');
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  const leave = async (link: Locator, to: string) => {
    await link.click();
    await path(page).toBe(to);
    expect(await page.evaluate(() => 'here' in window), to).toBe(false);
    await page.goBack();
  };
  await leave(page.getByRole('link', { name: 'Rooms' }), '/classroom/learner/rooms');
  await room.click();
  await leave(page.getByRole('link', { name: 'Journals' }), '/platform/journals');
});

it('between the pages of visitors and one’s own the page begins again, Back too (NAV-18)', async () => {
  const page = await signedIn('mira');
  await card(page).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/learn/open-catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Account of Mira Okafor' }).waitFor();
});
