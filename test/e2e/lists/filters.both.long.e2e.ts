// What narrows and orders the learner's list: groups of the drawer, chips, search, order. On both databases.
import { expect, it } from 'vitest';
import { portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';

const all = 32;
const year = new Date().getFullYear();
const methods = [
  'Qualitative Interviews in Health Research',
  'Research Ethics and Informed Consent',
  'Statistics for Clinical Researchers',
  'Writing a Systematic Review',
];

// What mira's courses are is in the seed; a submitted and a graded one fall under no progress (FILTER-5).
const values: readonly [group: string, value: string, courses: number, query: RegExp, titles?: readonly string[]][] = [
  ['Course progress', 'Not started', 15, /^\?courseProgress=notStarted$/],
  [
    'Course progress',
    'In progress',
    7,
    /^\?courseProgress=inProgress$/,
    [
      'Antimicrobial Resistance on the Ward',
      'Global Health: Who Decides?',
      'Poisons, Antidotes and the First Hour',
      'Qualitative Interviews in Health Research',
      'Research Ethics and Informed Consent',
      'Statistics for Clinical Researchers',
      'Working with Messy Data in R',
    ],
  ],
  ['Course progress', 'Completed', 8, /^\?courseProgress=completed$/],
  ['Course priority', 'Mandatory', 15, /^\?coursePriority=mandatory$/],
  ['Course priority', 'Optional', 17, /^\?coursePriority=optional$/],
  [
    'Term',
    `Spring term ${year}`,
    4,
    /^\?term=[-\da-f]{36}$/,
    [
      'Health Economics in One Afternoon',
      'Leading a Small Research Group',
      'Nutrition in Long-Term Illness',
      'Palliative Care at Home',
    ],
  ],
  ['Term', 'No term', 1, /^\?term=0{8}-0{4}-0{4}-0{4}-0{12}$/, ['A Short History of Vaccination']],
  ['Collection', 'Research methods', 4, /^\?collection=[-\da-f]{36}$/, methods],
  ['Collection', 'Uncategorized', 1, /^\?collection=uncategorized$/, ['Leading a Small Research Group']],
];

it('each value of the drawer filters and stands in the address (FILTER-1, FILTER-3 to FILTER-7, FILTER-9, FILTER-10)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  await list.open();
  expect(
    await list.drawer
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.querySelector('legend')?.textContent)),
  ).toEqual(['Collection', 'Term', 'Course progress', 'Course priority']);
  const clear = list.drawer.getByRole('button', { name: 'Clear filters' });
  expect(await clear.isDisabled()).toBe(true);
  // It stands on a line of its own, and needs no second one.
  const why = list.drawer.getByText('No filters selected');
  expect((await why.boundingBox())!.height).toBeLessThan(24);
  expect(Math.round((await clear.boundingBox())!.y)).toBeGreaterThan(Math.round((await why.boundingBox())!.y));
  for (const [group, value, courses, query, titles] of values) {
    const box = list.value(group, value);
    await box.check();
    await list.drawer
      .getByRole('button', { name: courses === 1 ? 'Show 1 course' : `Show ${courses} courses` })
      .waitFor();
    expect(
      await box.evaluate((input) =>
        input
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent),
      ),
      value,
    ).toEqual([courses === 1 ? '1 course' : `${courses} courses`]);
    await expect.poll(() => new URL(page.url()).search).toMatch(query);
    if (titles) await list.shows(titles);
    await clear.click();
    await list.drawer.getByRole('button', { name: `Show ${all} courses` }).waitFor();
    await list.query('');
  }
  // Those that no course of the list has are not offered (FILTER-16).
  for (const [group, value] of [
    ['Collection', 'Quizzes'],
    ['Term', `Autumn term ${year + 1}`],
  ] as const)
    expect(await list.value(group, value).count(), value).toBe(0);
});

it('values of a group add up, groups cut down; the button counts what is chosen (FILTER-2, FILTER-7)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  await list.open();
  await list.value('Course progress', 'In progress').check();
  await list.value('Course progress', 'Completed').check();
  await list.drawer.getByRole('button', { name: 'Show 15 courses' }).waitFor();
  await list.value('Course priority', 'Mandatory').check();
  await list.drawer.getByRole('button', { name: 'Show 7 courses' }).click();
  await list.shows([
    'Antimicrobial Resistance on the Ward',
    'Laboratory Safety Essentials',
    'Poisons, Antidotes and the First Hour',
    'Research Ethics and Informed Consent',
    'Speaking with Patients and Families',
    'Statistics for Clinical Researchers',
    'Working Safely with Biological Material',
  ]);
  await list.holds(7);
  expect(await list.filters.innerText()).toMatch(/^Filters\s*3/);
  await list.query('?courseProgress=inProgress,completed&coursePriority=mandatory');

  // A chip is the same choice as its value in the drawer.
  await list.chip('Safety').click();
  await list.shows(['Laboratory Safety Essentials', 'Working Safely with Biological Material']);
  expect(await list.filters.innerText()).toMatch(/^Filters\s*4/);
  await list.open();
  expect(await list.value('Collection', 'Safety').isChecked()).toBe(true);
  await list.drawer.getByRole('button', { name: 'Clear filters' }).click();
  await list.drawer.getByRole('button', { name: 'Close' }).click();
  await list.holds(all);
  expect((await list.filters.innerText()).trim()).toBe('Filters');
});

it('chips add up, "All" takes them back, and a course without a collection has its own (LIST-1, FILTER-9)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  await list.chip('Research methods').click();
  await list.shows(methods);
  expect(await list.chip('All').getAttribute('aria-pressed')).toBe('false');
  await list.chip('Uncategorized').click();
  await list.shows(['Leading a Small Research Group', ...methods]);
  await list.chip('Research methods').click();
  await list.shows(['Leading a Small Research Group']);
  await list.query('?collection=uncategorized');
  await list.chip('All').click();
  await list.holds(all);
  await list.query('');
  expect(await list.chip('All').getAttribute('aria-pressed')).toBe('true');
});

it('a search waits for the writing to rest, and finds by name, code and description, whatever the case (FILTER-14, CONST-16)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const filter = url.searchParams.get('filter') ?? '';
    if (url.pathname.endsWith('/objective-accesses/query') && filter.includes('contains'))
      asked.push(/"contains","([^"]*)"/.exec(filter)?.[1] ?? '');
  });
  await list.search.pressSequentially('  STA 21', { delay: 40 });
  await list.shows(['Statistics for Clinical Researchers']);
  await list.query('?keyword=sta 21');
  expect(new Set(asked)).toEqual(new Set(['sta 21']));
  await list.search.fill('FREEZER at minus');
  await list.shows(['A Short History of Vaccination']);
  await list.search.fill('émerging');
  await list.shows(['Emerging Viruses']);
  // Signs that a pattern of a database would take for anything.
  await list.search.fill('%_');
  await list.nothing.waitFor();
  await list.search.press('Escape');
  await list.holds(all);
  await list.query('');
  expect(await list.search.inputValue()).toBe('');
});

it('the order is by title, by due date, or by what was opened last (SORT-1, SORT-2)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  const first = async (count: number) => (await list.cards.allInnerTexts()).slice(0, count);
  await list.sort.selectOption('due date');
  await list.query('?sort=due');
  await expect
    .poll(() => first(4))
    .toEqual([
      'Emerging Viruses',
      'Research Ethics and Informed Consent',
      'Fire Safety on the Ward',
      'Cell Signalling and Disease',
    ]);
  await list.sort.selectOption('recently opened');
  await list.query('?sort=recent');
  await expect
    .poll(() => first(4))
    .toEqual([
      'Statistics for Clinical Researchers',
      'Working with Messy Data in R',
      'Research Ethics and Informed Consent',
      'Poisons, Antidotes and the First Hour',
    ]);

  await list.sort.selectOption('title');
  await list.query('');
  await expect.poll(() => first(1)).toEqual(['A Short History of Vaccination']);
});

it('an empty search says what was looked for and leads out of it (LIST-6)', async () => {
  const page = await signedIn('mira');
  const list = listPage(page);
  await list.holds(all);
  await list.open();
  await list.value('Course progress', 'Completed').check();
  await list.drawer.getByRole('button', { name: 'Show 8 courses' }).click();
  await list.search.fill('fire');
  await list.nothing.waitFor();
  await page.getByText('No course matches the filters and has “fire” in its name, code or description.').waitFor();
  await list.holds(0);
  const panel = page.locator('lectern-courses .empty-state');
  await panel.getByRole('button', { name: 'Clear filters' }).click();
  await list.shows(['Fire Safety on the Ward']);
  await list.search.fill('fire dragon');
  await page.getByText('No course has “fire dragon” in its name, code or description.').waitFor();
  await panel.getByRole('button', { name: 'Clear search' }).click();
  await list.holds(all);
  await list.query('');
  // Filters alone can leave nothing, too.
  await page.goto(`${portal}/learn/courses?courseProgress=completed&collection=uncategorized&coursePriority=mandatory`);
  await page.getByText('No course matches all selected filters.').waitFor();
});
