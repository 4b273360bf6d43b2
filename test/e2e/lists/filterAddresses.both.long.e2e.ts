// A list and its address: links, back, forward and reload, what is kept for whom, and addresses nobody would write. On both databases.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsOf, fillSignIn, portal, signedIn, type Person } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';

const all = 32;
const left = (page: Page) => page.getByText('Some filters in this link are not available. They were removed.');
const entries = (page: Page) => page.evaluate(() => history.length);
const inGroups = [
  'Laboratory Safety Essentials',
  'Speaking with Patients and Families',
  'Working Safely with Biological Material',
];

it('an address says what is chosen; back, forward and reload keep it (FILTER-10, FILTER-13)', async () => {
  const page = await signedIn('mira', '/learn/courses?courseProgress=completed&coursePriority=mandatory');
  const list = listPage(page);
  await list.shows(inGroups);
  await list.open();
  expect(await list.value('Course progress', 'Completed').isChecked()).toBe(true);
  expect(await list.value('Course priority', 'Mandatory').isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  await list.search.fill('work');
  await list.shows(['Working Safely with Biological Material']);
  const chosen = '?keyword=work&courseProgress=completed&coursePriority=mandatory';
  await list.query(chosen);
  await list.cards.first().click();
  const course = page.getByRole('heading', { level: 1, name: 'Working Safely with Biological Material' });
  await course.waitFor();
  await page.goBack();
  await list.shows(['Working Safely with Biological Material']);
  await list.query(chosen);
  expect(await list.search.inputValue()).toBe('work');
  await page.goForward();
  await course.waitFor();
  await page.goBack();
  await page.reload();
  await list.shows(['Working Safely with Biological Material']);
  await list.query(chosen);
  expect(await list.search.inputValue()).toBe('work');
  await list.search.press('Escape');
  await list.shows(inGroups);
});

it('a choice comes back without an address, in each list its own, and nobody else sees it (FILTER-13, STORE-8, SESS-11)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await list.holds(all);
  await list.chip('Safety').click();
  await list.search.fill('fire');
  await list.query('?keyword=fire&collection=' + /collection=([^&]*)/.exec(page.url())![1]!);
  await list.shows(['Fire Safety on the Ward']);
  await navigation.getByRole('link', { name: 'Catalog' }).click();
  await list.holds(6);
  expect(await list.search.inputValue()).toBe('');
  await list.search.fill('sleep');
  await list.shows(['Sleep and the Ageing Brain']);
  await navigation.getByRole('link', { name: 'My courses' }).click();
  await list.shows(['Fire Safety on the Ward']);
  expect(await list.search.inputValue()).toBe('fire');
  await expect.poll(() => new URL(page.url()).search).toContain('keyword=fire');
  // An address that says something wins over all that was kept, and is kept in its place.
  await page.goto(`${portal}/learn/courses?coursePriority=optional`);
  await list.holds(17);
  await page.goto(`${portal}/learn/courses`);
  await list.holds(17);
  await list.query('?coursePriority=optional');
  await page.goto(`${portal}/learn/catalog`);
  await list.shows(['Sleep and the Ageing Brain']);

  // The session ends elsewhere, and somebody else sits down at the same browser.
  const as = async (person: Person, path: string) => {
    // Not while a page stands there that would go to sign-in by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${portal}/oidc/login?redirectUrl=${encodeURIComponent(path)}`);
    await fillSignIn(page, person);
  };
  await as('pavel', '/learn/courses');
  await list.isWhole();
  await list.query('');
  await page.goto(`${portal}/learn/catalog`);
  await list.isWhole();
  expect(await list.search.inputValue()).toBe('');
  await as('mira', '/learn/courses');
  await list.holds(17);
  await list.query('?coursePriority=optional');

  // Signing out on purpose leaves nothing of hers behind (SESS-11).
  const { id: user } = (await (await page.request.get(`${portal}/api/platform/v1/users/me`)).json()) as { id: string };
  const ofUser = () => page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), user);
  expect((await ofUser()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page
    .getByRole('button', { name: 'Sign in' })
    .or(page.getByRole('link', { name: 'Sign in' }))
    .first()
    .waitFor();
  // The page may still be on its way to where signing out leads.
  await expect.poll(() => ofUser().catch(() => null)).toEqual([]);
  await as('mira', '/learn/courses');
  await list.holds(all);
  await list.query('');
});

it('what is unknown in an address is left out, said once, and replaced there (FILTER-11, FILTER-12, TEXT-41)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const list = listPage(page);
  await page.getByRole('heading', { name: 'Forbidden' }).waitFor();
  const addresses: readonly [path: string, query: string, courses: number][] = [
    ['/courses?courseProgress=notStarted,sometimes', '?courseProgress=notStarted', 15],
    ['/courses?coursePriority=high&keyword=safety', '?keyword=safety', 2],
    ['/courses?collection=00000000-0000-4000-8000-00000000dead', '', all],
    ['/courses?term=winter&sort=due', '?sort=due', all],
    ['/courses?colour=red', '', all],
    ['/courses?sort=random&collection=uncategorized', '?collection=uncategorized', 1],
    ['/catalog?courseProgress=completed', '', 6],
    ['/catalog?coursePriority=mandatory&keyword=sleep', '?keyword=sleep', 1],
  ];
  for (const [path, query, courses] of addresses) {
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('list:'))
        .forEach((key) => localStorage.removeItem(key)),
    );
    const before = await entries(page);
    await page.goto(`${portal}/learn${path}`);
    await left(page).waitFor();
    await list.holds(courses);
    await list.query(query);
    expect(await left(page).count(), path).toBe(1);
    expect(await entries(page), path).toBe(before + 1);
  }
});

it('hostile and endless addresses leave a list that works (FILTER-11)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const list = listPage(page);
  const errors = errorsOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), dialog.dismiss()));
  await page.getByRole('heading', { name: 'Forbidden' }).waitFor();
  const script = '<img src=x onerror=alert(1)>';
  const ids = Array.from({ length: 190 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`).join(
    ',',
  );
  const addresses: readonly [query: string, courses: number][] = [
    [`keyword=${encodeURIComponent(script)}`, 0],
    ['keyword=%00', all],
    ['keyword=zq%00x', 0],
    ['keyword=%ED%A0%80%ff', 0],
    ['keyword=%', 0],
    [`keyword=${encodeURIComponent('\\"]],"or",["name","<>",""]')}`, 0],
    [`keyword=${encodeURIComponent("'; drop table objectives; --")}`, 0],
    [`keyword=${'a'.repeat(7000)}`, all],
    [`collection=${ids}`, all],
    [`term=${'%F0%9F%A6%A5'.repeat(500)}`, all],
    ['collection=%00,%22,%5C&term=__proto__,constructor', all],
    ['__proto__=1&constructor=2&hasOwnProperty=3&toString', all],
    [`${'&'.repeat(4000)}courseProgress=${'notStarted,'.repeat(300)}`, 15],
    [
      Array.from({ length: 600 }, (_, at) => `courseProgress=x${at}`)
        .join('&')
        .slice(0, 7900),
      all,
    ],
  ];
  for (const [query, courses] of addresses) {
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('list:'))
        .forEach((key) => localStorage.removeItem(key)),
    );
    const reply = await page.goto(`${portal}/learn/courses?${query}`);
    expect(reply?.status(), query.slice(0, 80)).toBe(200);
    await list.holds(courses, query.slice(0, 80));
    if (courses === 0) await list.nothing.waitFor();
  }
  await page.goto(`${portal}/learn/courses?keyword=${encodeURIComponent(script)}`);
  await page.getByText(`No course has “${script}” in its name, code or description.`).waitFor();
  expect(dialogs).toEqual([]);
  expect(errors).toEqual([]);
});
