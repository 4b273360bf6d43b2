// Results in a course's page, over HTTP, as their learner meets them (RECORD-1, RECORD-3 to RECORD-5, RECORD-7, RECORD-8).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from './axeViolations.ts';
import { admin, signedIn } from './harness.ts';

const day = 86_400_000;
const rows = (page: Page) => page.locator('lectern-player .attempts tbody tr');
const rowTexts = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

/** Mira's page of a course, found by its code. */
async function course(code: string): Promise<Page> {
  const page = await signedIn('mira', `/learn/courses?keyword=${encodeURIComponent(code)}`, { viewport: { width: 1440, height: 900 } });
  await page.goto(new URL((await page.locator('lectern-courses .card .whole').first().getAttribute('href')) ?? '', page.url()).href);
  await page.locator('lectern-player .overview .buttons').waitFor();
  return page;
}

it('RECORD-1, RECORD-5: four attempts as a table and as a picture', async () => {
  const page = await course('SAF 120');
  await expect.poll(() => rows(page).count()).toBe(4);
  const [first = '', , , last = ''] = await rowTexts(page);
  expect(first).toMatch(/^4 · current .* 86% 43 of 50 \S+ Passed Review Attempt 4$/);
  expect(last).toMatch(/^1 .* 38% 19 of 50 \S+ Not passed Review Attempt 1$/);
  await page.locator('lectern-player .chart circle').nth(3).waitFor();
  expect(await page.locator('lectern-player .chart .score').allTextContents()).toEqual(['38', '63', '58', '86']);
  expect(await axeViolations(page)).toEqual([]);
});

it('RECORD-4: what is still needed to pass', async () => {
  const page = await course('COM 115');
  await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/Not passed 6 more points to pass Review Attempt 1$/)]);
});

it('RECORD-3, GRADE-3: a result stays on the server until its date', async () => {
  const page = await course('PHI 150');
  await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/The result is shown from /)]);
  expect(await rowTexts(page)).not.toEqual([expect.stringContaining('%')]);
  await admin.clock.advance(13 * day);
  await page.reload();
  await expect.poll(() => rowTexts(page)).toEqual([expect.stringContaining('81%')]);
});

it('RECORD-3, GRADE-1: a result that is never shown', async () => {
  const page = await course('PAL 125');
  await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/The result is not shown$/)]);
});

it('RECORD-7: a result from another platform', async () => {
  const page = await course('HIS 160');
  await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/^1 · current From another platform .* 88% /)]);
});

it('RECORD-8: the connection breaks as results are asked for; trying again brings them', async () => {
  const page = await course('SAF 120');
  await page.route('**/objective-records', (route) => route.abort());
  await page.reload();
  const quiet = page.locator('lectern-player .results .quiet');
  await expect.poll(() => quiet.innerText()).toContain('There is no connection.');
  await page.unroute('**/objective-records');
  await quiet.getByRole('button').click();
  await expect.poll(() => rows(page).count()).toBe(4);
});
