// The lists beside "my courses": the catalog, the open catalog of visitors, quizzes. On both databases.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsOf, newPage, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { quiet } from '../support/quiet.ts';
import { longIt } from '../../longIt.ts';

const groups = (page: Page) =>
  listPage(page)
    .drawer.getByRole('group')
    .evaluateAll((all) => all.map((group) => group.querySelector('legend')?.textContent));
const year = new Date().getFullYear();

it('the catalog: heading, search, groups; mandatory courses read Enrolled (LIST-2, LIST-4, LIST-5, FILTER-1, SORT-3)', async () => {
  const page = await signedIn('mira', '/learn/catalog');
  const list = listPage(page);
  const titles = [
    'A First Course in Biochemistry: Water, Buffers and the Molecules That Keep Us Alive',
    'Cancer Screening: Benefit and Harm',
    'Health Data and the Law',
    'Machine Learning for Medical Images',
    'Sleep and the Ageing Brain',
    'Sutures and Knots',
  ];
  await page.getByRole('heading', { level: 1, name: 'Catalog' }).waitFor();
  await list.shows(titles);
  await list.holds(6);
  expect(await list.sort.count()).toBe(0);
  const law = page.getByRole('article').filter({ hasText: 'LAW 140' });
  expect(await law.getByText('Enrolled', { exact: true }).count()).toBe(1);
  expect(
    await page.getByRole('article').filter({ hasText: 'NEU 215' }).getByText('Enrolled', { exact: true }).count(),
  ).toBe(0);

  await list.open();
  expect(await groups(page)).toEqual(['Collection', 'Term']);
  await list.value('Term', `Spring term ${year + 1}`).check();
  await list.drawer.getByRole('button', { name: 'Show 1 course' }).click();
  await list.shows([titles[3]!]);
  await expect.poll(() => page.url()).toMatch(/\/learn\/catalog\?term=[-\da-f]{36}$/);
  await list.chip('Safety').click();
  await list.nothing.waitFor();
  await page.locator('lectern-catalog .empty-state').getByRole('button', { name: 'Clear filters' }).click();
  await list.holds(6);
  await list.chip('Clinical practice').click();
  await list.chip('Safety').click();
  await list.shows([titles[1]!, titles[2]!, titles[5]!]);
  await list.search.fill('knots');
  await list.shows([titles[5]!]);
  await list.cards.first().click();
  await page.getByRole('heading', { level: 1, name: 'Sutures and Knots' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/learn\/catalog\/[-\da-f]{36}$/);
  await page.goBack();
  await list.shows([titles[5]!]);
  expect(await list.search.inputValue()).toBe('knots');
});

longIt('an empty catalog says so, and has nothing to search and filter (FILTER-8, LIST-6)', async () => {
  const page = await signedIn('ada', '/learn/catalog');
  const list = listPage(page);
  await page.getByRole('heading', { name: 'The catalog is empty' }).waitFor();
  await quiet(page);
  expect([await list.search.count(), await list.filters.count()]).toEqual([0, 0]);
});

it('the open catalog: no sign-in, filtered by collections, its address (PUB-1, PUB-3, FILTER-1, FILTER-12)', async () => {
  const page = await newPage();
  const errors = errorsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${portal}/learn/open-catalog`);
  const list = listPage(page);
  await list.holds(10);
  await list.shows([
    'A Short History of Vaccination',
    'Evidence and Uncertainty in Medicine',
    'First Aid for Everyone',
    'Genetic Counselling: First Conversations',
    'Global Health: Who Decides?',
    'How to Listen to a Lecture',
    'Music and Memory',
    'Reading an Abstract in Two Minutes',
    'Summer School: Medicine and Society',
    'Winter Lectures: Light and Sleep',
  ]);
  expect(await list.sort.count()).toBe(0);
  await list.open();
  expect(await groups(page)).toEqual(['Collection']);
  await list.value('Collection', 'Open to everyone').check();
  await list.drawer.getByRole('button', { name: 'Show 5 courses' }).click();
  await list.search.fill('lecture');
  await list.shows(['How to Listen to a Lecture', 'Winter Lectures: Light and Sleep']);
  await expect.poll(() => page.url()).toMatch(/\/learn\/open-catalog\?keyword=lecture&collection=[-\da-f]{36}$/);
  await page.reload();
  await list.shows(['How to Listen to a Lecture', 'Winter Lectures: Light and Sleep']);
  await list.search.fill('nowhere to be found');
  await list.nothing.waitFor();
  await page.locator('lectern-catalog .empty-state').getByRole('button', { name: 'Clear search' }).click();
  await list.holds(5);
  await list.chip('All').click();
  await list.holds(10);

  await page.goto(`${portal}/learn/open-catalog?term=1&courseProgress=completed&sort=due&keyword=first`);
  await page.getByText('Some filters in this link are not available.').waitFor();
  await list.query('?keyword=first');
  expect(asked.filter((path) => /\/users\/|^\/(oidc|idp)\//.test(path))).toEqual([]);
  expect(errors).toEqual([]);
});

longIt('what a visitor looked for is not a learner’s, nor the other way round (FILTER-13)', async () => {
  const page = await signedIn('pavel', '/learn/catalog');
  const list = listPage(page);
  await list.holds(4);
  await list.search.fill('summer');
  await list.shows(['Summer School: Medicine and Society']);
  await page.goto(`${portal}/learn/open-catalog`);
  await list.holds(10);
  expect(await list.search.inputValue()).toBe('');
  await list.search.fill('aid');
  await list.shows(['First Aid for Everyone']);
  await page.goto(`${portal}/learn/catalog`);
  await list.shows(['Summer School: Medicine and Society']);
});

longIt('with the bundle the list is one of quizzes (LIST-2)', async () => {
  const page = await signedIn('lena');
  await page.getByRole('heading', { level: 1, name: 'My quizzes' }).waitFor();
  const list = listPage(page);
  await list.shows(['Quiz: Bones of the Hand', 'Quiz: Units and Doses']);
  await page.goto(`${portal}/learn/catalog`);
  await page.getByRole('heading', { level: 1, name: 'Catalog' }).waitFor();
  await list.shows(['Quiz: Who Said It?']);
});

longIt('one who has nothing yet has nothing to filter, and is led to the catalog (LIST-6, FILTER-8)', async () => {
  const page = await signedIn('nils');
  await page.getByRole('heading', { name: 'You have no courses yet' }).waitFor();
  const list = listPage(page);
  await page.getByRole('link', { name: 'Browse the catalog' }).click();
  await list.holds(10);
  await list.open();
  await list.value('Term', 'No term').check();
  await list.shows(['Genomics: From Sample to Report', 'Reading an Abstract in Two Minutes']);
});
