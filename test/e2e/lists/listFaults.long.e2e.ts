// What goes wrong around search and filters, and lists on a page that is not theirs.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { errorsOf, fillSignIn, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';

const failure = { status: 500, json: { error: { code: 'server_error', message: 'broken' } } };
const listCalls = '**/users/me/objective-accesses/query*';
const unknown = 'Unknown error. Please refresh the page and try again.';
const containing = (url: string) =>
  /"contains","([^"]*)"/.exec(new URL(url).searchParams.get('filter') ?? '')?.[1] ?? '';

it('replies that overtake each other: what was asked last is shown (FILTER-14)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(32);
  let late: (() => void) | undefined;
  let answered = 0;
  await page.route(listCalls, async (route) => {
    if (containing(route.request().url()) === 'fire') await new Promise<void>((go) => (late = go));
    await route.continue().catch(() => undefined);
    answered += 1;
  });
  await list.search.fill('fire');
  await expect.poll(() => late !== undefined).toBe(true);
  await list.search.fill('ethics');
  await list.shows(['Research Ethics and Informed Consent']);
  const before = answered;
  late?.();
  await expect.poll(() => answered).toBe(before + 1);
  await page.waitForTimeout(500);
  await list.shows(['Research Ethics and Informed Consent']);
  await list.query('?keyword=ethics');
  // The same the other way: taken back before it was answered.
  await list.search.press('Escape');
  await list.holds(32);
});

it('a search that fails says so, and goes on by the learner’s word (ERR-6)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(32);
  await page.route(listCalls, (route) =>
    containing(route.request().url()) ? route.fulfill(failure) : route.continue(),
  );
  await list.search.fill('ethics');
  const again = page.locator('lectern-courses').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await list.search.inputValue()).toBe('ethics');
  await page.unroute(listCalls);
  await again.click();
  await list.shows(['Research Ethics and Informed Consent']);
});

it('filters that cannot be loaded say so in their group; the others work, and they come by the learner’s word', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  for (const call of ['**/users/me/terms*', '**/users/me/enrolled-showcases*'])
    await page.route(call, (route) => route.fulfill(failure));
  await page.goto(`${portal}/learn/courses`);
  const list = listPage(page);
  await list.holds(32);
  await list.open();
  const term = list.drawer.getByRole('group', { name: 'Term' });
  await term.getByText('These filters could not be loaded.').waitFor();
  await list.drawer
    .getByRole('group', { name: 'Collection' })
    .getByText('These filters could not be loaded.')
    .waitFor();
  await list.value('Course progress', 'In progress').check();
  await list.drawer.getByRole('button', { name: 'Show 7 courses' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await term.getByRole('button', { name: 'Try again' }).click();
  await list.value('Term', 'No term').waitFor();
  await list.value('Collection', 'Safety').waitFor();
});

it('a drawer that cannot be had says so, and opens the next time it is asked for', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(32);
  const code = '**/FilterDrawer-*.js';
  let refused = 0;
  await page.route(code, (route) => {
    refused += 1;
    return route.abort();
  });
  await list.filters.click();
  await page.getByText(unknown).waitFor();
  expect([refused > 0, await list.filters.getAttribute('aria-expanded'), await list.drawer.count()]).toEqual([
    true,
    'false',
    0,
  ]);
  await page.unroute(code);
  await list.open();
  expect(await list.filters.getAttribute('aria-expanded')).toBe('true');
});

const chunks = '**/chunks/*.js';

/** Search and filters cannot be had. Their code has no name of its own, but tells of searches. */
async function withoutTools(page: Page): Promise<void> {
  await page.route(chunks, async (route) => {
    // A page that is left by then has no more use for it.
    await (async () => {
      const response = await route.fetch();
      if ((await response.text()).includes('my_courses_search')) await route.abort();
      else await route.fulfill({ response });
    })().catch(() => undefined);
  });
}

it('an arrival that nothing can be done for says so, and a reload goes on with it (ROUTE-31)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await withoutTools(page);
  const query = '?occflow=addToMyCourses&objectiveId=00000000-0000-4000-8000-000000000000';
  await page.goto(`${portal}/learn/courses${query}`);
  await page.getByText(unknown).waitFor();
  const list = listPage(page);
  // The courses are there all the same.
  await list.holds(32);
  expect(new URL(page.url()).search).toBe(query);
  await page.unroute(chunks);
  await page.reload();
  // A course that nobody knows: its page says so.
  await page.waitForURL((url) => !url.search.includes('occflow'));
  expect(await page.getByText(unknown).count()).toBe(0);
});

it('nothing is asked for, and a list without its tools says nothing of them', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await withoutTools(page);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto(`${portal}/learn/courses`);
  await listPage(page).holds(32);
  await refused;
  await page.waitForTimeout(300);
  expect([await page.getByText(unknown).count(), await page.locator('lectern-courses .next').count()]).toEqual([0, 0]);
});

it('a list that fails, and whose panels cannot be had, says so in a sentence and can be tried again (LIST-9, LIST-18)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  for (const chunk of chunksOf('dist/learn/manifest.json', /\/panels\/Panels\.tsx$/))
    await page.route(`**/${chunk}`, (route) => route.abort());
  for (const [place, sentence] of [
    ['courses', 'Your courses could not be loaded'],
    ['catalog', 'The catalog could not be loaded'],
  ] as const) {
    await page.route(listCalls, (route) => route.fulfill(failure));
    await page.goto(`${portal}/learn/${place}`);
    const alert = page.locator('lectern-courses, lectern-catalog').getByRole('alert');
    await expect.poll(() => alert.allInnerTexts(), { message: place }).toEqual([`${sentence} Try again`]);
    expect(await page.locator('lectern-courses .card, lectern-catalog .card').count()).toBe(0);
    await page.unroute(listCalls);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await alert.count()).toBe(0);
  }
});

it('what cannot be checked is not held against an address: its filters are asked for as they stand (FILTER-11)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const list = listPage(page);
  await list.chip('Safety').click();
  await list.holds(4);
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.route('**/users/me/enrolled-showcases*', (route) => route.fulfill(failure));
  await page.goto(address);
  await list.holds(4);
  expect(page.url()).toBe(address);
  expect(await page.getByText('Some filters in this link are not available.').count()).toBe(0);
});

/** The list on the page of a host, whose address is the host's alone. */
async function onPartner(query = ''): Promise<Page> {
  const page = await newPage();
  await page.goto(`${partner}/training${query}`);
  await fillSignIn(page, 'mira');
  return page;
}

it('on another site the list filters and searches as well, and leaves the page’s address alone (ELEM-5, RUN-8)', async () => {
  const page = await onPartner();
  const errors = errorsOf(page);
  // A page whose address is its own: its list has no `routing`.
  await page.goto(`${partner}/pages/plain?keyword=ethics&utm_source=mail`);
  const address = page.url();
  // Its heading may be of any level.
  const cards = page.locator('lectern-courses ul.grid > li .card .whole');
  const chips = page.locator('lectern-courses .bar .chips');
  await chips.getByRole('button', { name: /^Safety/ }).click();
  await expect
    .poll(() => cards.allInnerTexts())
    .toEqual([
      'Fire Safety on the Ward',
      'Health Data and the Law',
      'Laboratory Safety Essentials',
      'Working Safely with Biological Material',
    ]);
  await page.getByRole('textbox', { name: 'Search your courses' }).fill('law');
  await expect.poll(() => cards.allInnerTexts()).toEqual(['Health Data and the Law']);
  const list = listPage(page);
  await list.open();
  await list.value('Course progress', 'Completed').check();
  await list.drawer.getByRole('button', { name: 'No courses to show' }).waitFor();
  await list.drawer.getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(address);
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'Search your courses' }).inputValue()).toBe('law');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('lectern:')))).toEqual([]);
  expect(errors).toEqual([]);
});
