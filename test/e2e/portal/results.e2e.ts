// All results of a learner, over HTTP: what they agree with, what they hide, and what is taken away of them.
import { buffer } from 'node:stream/consumers';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { atPartner } from '../support/atPartner.ts';
import { admin, errorsOf, partner, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { sweep } from '../../sweep.ts';
import { longIt } from '../../longIt.ts';

const day = 86_400_000;
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const rows = (page: Page) => page.locator('lectern-results .ledger:not([aria-hidden]) > .ledger-row');
const row = (page: Page, code: string) => rows(page).filter({ hasText: code });
/** The figures of a text: per cent, points and grade. */
const figuresIn = (text: string) => ({
  percent: /\d+%/.exec(text)?.[0] ?? null,
  points: /([\d.,]+) (?:out )?of ([\d.,]+)(?: points)?/.exec(text)?.slice(1).join('/') ?? null,
  // "Grade shown from Dec 5" is on a card whose result is hidden.
  grade: /Grade (?!shown )(\S+)/.exec(text)?.[1] ?? null,
});
const textOf = async (place: Locator) => words(await place.innerText());

/** Waits for all courses, which are drawn some at a time. */
async function settled(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  const said = await page.locator('lectern-results .ledger-top .muted').innerText();
  await expect.poll(() => rows(page).count()).toBe(Number.parseInt(said, 10));
}

async function openResults(page: Page, query = ''): Promise<void> {
  await page.goto(`${portal}/learn/results${query}`);
  await settled(page);
}

/** A file of comma-separated values, cell by cell; none of ours has a line break in a cell. */
const cellsOf = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

/** Saves the file and reads it. */
async function fileOf(page: Page, inside: Page | FrameLocator = page): Promise<readonly (readonly string[])[]> {
  const saving = page.waitForEvent('download');
  await inside.getByRole('button', { name: 'Download CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('results.csv');
  const text = (await buffer(await download.createReadStream())).toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return cellsOf(text.slice(1));
}

// RESULT-1, RESULT-2, RESULT-6, SCORE-2, SCORE-3, GRADE-6
it('the user menu leads to results that agree with card and course page to the digit', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const errors = errorsOf(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/learn/results');
  await expect.poll(() => page.title()).toBe('Results | Aldergrove Academy');
  const shown = new Map<string, { readonly figures: ReturnType<typeof figuresIn>; readonly text: string }>();
  for (const one of await rows(page).all()) {
    const text = await textOf(one.locator('.ledger-facts > :first-child'));
    shown.set(await textOf(one.locator('.title')), { figures: figuresIn(text), text });
  }
  expect(shown.size).toBeGreaterThan(9);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'My courses' }).click();
  const compared = sweep([...shown]);
  let cards = 0;
  for (const [title, { figures, text }] of compared) {
    await page.goto(`${portal}/learn/courses?keyword=${encodeURIComponent(title)}`);
    const list = page.locator('lectern-courses');
    const card = list.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card
      .or(page.getByRole('heading', { name: 'Nothing found' }))
      .first()
      .waitFor();
    // An archived course has no card.
    if ((await card.count()) > 0) {
      cards++;
      expect(figuresIn(await textOf(card)), `the card of ${title}`).toEqual(figures);
      await card.getByRole('link', { name: title, exact: true }).click();
    } else {
      await openResults(page, `?keyword=${encodeURIComponent(title)}`);
      await rows(page).getByRole('link', { name: title, exact: true }).click();
    }
    await page.locator('lectern-player .overview .buttons').waitFor();
    const overview = page.locator('lectern-player .overview');
    if (/being graded|Grading in progress/.test(text)) {
      await overview.getByText('Grading in progress').first().waitFor();
      continue;
    }
    const current = page.locator('lectern-player .attempts tbody tr').first();
    await current.waitFor();
    const line = await textOf(current);
    if (figures.percent)
      expect(line, title).toContain(`${figures.percent} ${figures.points?.replace('/', ' of ') ?? ''}`.trim());
    else expect(line, title).not.toMatch(/\d%|of \d/);
    if (figures.grade) expect(line, title).toContain(` ${figures.grade} `);
  }
  expect(cards).toBeGreaterThan(compared.length / 2);
  expect(errors).toEqual([]);
});

longIt('RESULT-3, RESULT-4, RESULT-5: attempts, search, outcome and order, kept in the address', async () => {
  const page = await signedIn('mira');
  await openResults(page);
  const safety = row(page, 'SAF 120');
  await safety.getByText('Newest and best').waitFor();
  await safety.getByRole('button', { name: /^4 attempts/ }).press('Enter');
  await expect.poll(() => safety.locator('.ledger-chart .score').allTextContents()).toEqual(['38', '63', '58', '86']);
  expect(words((await safety.locator('.ledger-table tbody tr').allInnerTexts())[3] ?? '')).toMatch(
    /^1 \S+ \d+ \S+ \d+ 38% 19 of 50 F Not passed$/,
  );
  const waiting = row(page, 'WRI 120');
  await waiting.scrollIntoViewIfNeeded();
  await waiting.getByRole('button', { name: /^1 attempt/ }).click();
  await expect.poll(() => waiting.locator('.ledger-table tbody').innerText()).toContain('Grading in progress');

  await page.getByRole('combobox', { name: 'Result' }).selectOption('Not passed');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Course');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Passed');
  await expect.poll(() => new URL(page.url()).search).toBe('?outcome=passed&sort=name');
  await page.reload();
  await rows(page).first().waitFor();
  const titles = (await rows(page).locator('.title').allInnerTexts()).map(words);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other)));
  await page.getByRole('searchbox', { name: 'Search by course or code' }).fill('zebra');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByRole('button', { name: 'Show all results' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(9);
});

longIt('RESULT-6: a hidden result is nowhere, neither on the screen nor in the file, until its date', async () => {
  const page = await signedIn('mira');
  await openResults(page);
  const hidden = row(page, 'PHI 150');
  await hidden
    .getByText(/^The result is shown from /)
    .first()
    .waitFor();
  expect(figuresIn(await textOf(hidden))).toEqual({ percent: null, points: null, grade: null });
  const before = await fileOf(page);
  expect(before.find(([, code]) => code === 'PHI 150')?.slice(5, 10)).toEqual([
    '',
    '',
    '',
    '',
    expect.stringMatching(/^The result is shown from /),
  ]);
  await admin.clock.advance(13 * day);
  await openResults(page);
  await hidden.getByText('81%').first().waitFor();
  expect((await fileOf(page)).find(([, code]) => code === 'PHI 150')?.[5]).toBe('81');
});

longIt('RESULT-8, RESULT-9: the file has every attempt, with numbers as numbers', async () => {
  const page = await signedIn('mira');
  await openResults(page);
  const [head, ...lines] = await fileOf(page);
  expect(head).toEqual(
    'Course,Code,Attempt,Submitted,Finished,Score in %,Points,Maximum points,Grade,Result,Origin'.split(','),
  );
  expect(lines.filter(([, code]) => code === 'SAF 120').map((line) => [line[2], ...line.slice(5)])).toEqual([
    ['4', '86', '43', '50', 'A−', 'Passed', ''],
    ['3', '58', '29', '50', 'C−', 'Passed', ''],
    ['2', '63', '31.5', '50', 'C', 'Passed', ''],
    ['1', '38', '19', '50', 'F', 'Not passed', ''],
  ]);
  expect(lines.find(([, code]) => code === 'HIS 160')?.at(-1)).toBe('From another platform');
  // As many courses as on the screen, each with what stands under it.
  expect(new Set(lines.map(([course]) => course)).size).toBe(await rows(page).count());
  for (const line of lines) expect(line[4] || line[3], line.join()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

longIt('RESULT-10: paper has every course with its attempts, and nothing to press', async () => {
  const page = await signedIn('mira');
  await openResults(page);
  const count = await rows(page).count();
  // The headless browser prints nowhere: what `print()` would find is kept.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const root = document.querySelector('lectern-results')?.shadowRoot;
      const lines = [...(root?.querySelectorAll('.ledger-table') ?? [])].map(
        (table) => table.querySelectorAll('tbody tr').length,
      );
      document.body.dataset['printed'] = [
        root?.querySelectorAll('.ledger-row').length,
        Math.min(...lines) > 1,
        Math.max(...lines),
      ].join();
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe(`${count},true,4`);
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(0);
});

longIt(
  'ROUTE-1, FRAME-6: at a partner’s it stands on an address of its own, and in the frame of the portal',
  async () => {
    const page = await atPartner();
    const violations = await policyViolations(page);
    const errors = errorsOf(page);
    await page.goto(`${partner}/results`);
    await rows(page).first().waitFor();
    await page.getByRole('combobox', { name: 'Result' }).selectOption('Not passed');
    await expect.poll(() => page.url()).toBe(`${partner}/results?outcome=failed`);
    await expect.poll(() => rows(page).count()).toBe(1);
    const link = rows(page).getByRole('link').first();
    expect(new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname).toMatch(/^\/training\/[\w-]+$/);
    await link.click();
    await page.waitForURL(`${partner}/training/**`);
    await page.goBack();
    await page.waitForURL(`${partner}/results?outcome=failed`);
    await expect.poll(() => rows(page).count()).toBe(1);

    await page.goto(`${partner}/academy`);
    await page.locator('lectern-frame').evaluate((frame) => frame.setAttribute('path', '/results'));
    const inside = page.frameLocator('lectern-frame iframe');
    await inside.locator('.ledger-row').first().waitFor();
    expect((await fileOf(page, inside)).length).toBeGreaterThan(10);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
    // Axe puts style sheets into the page, which its policy refuses.
    expect(await axeViolations(page)).toEqual([]);
    const alone = await atPartner();
    await alone.goto(`${partner}/results`);
    await rows(alone).first().waitFor();
    expect(await axeViolations(alone)).toEqual([]);
  },
);

it('RESULT-7: somebody without results is led on', async () => {
  const page = await signedIn('nils', '/learn/results');
  await page.getByRole('heading', { name: 'No results yet' }).waitFor();
  expect(await page.getByRole('button', { name: 'Download CSV' }).count()).toBe(0);
  await page.getByRole('link', { name: 'My courses' }).last().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/learn/courses');
});
