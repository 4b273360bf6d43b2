// Two learners of one team, at one part.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { beginAnewOnRetry, errorsOf, signedIn } from '../support/harness.ts';

// What a team has begun stays begun.
beginAnewOnRetry();

const course = `/learn/courses/${uuidOf('course:KIN 110')}`;
const heading = (page: Page) => page.locator('lectern-player h1');
const question = (page: Page) => page.locator('.team');
const line = (page: Page) => page.locator('.team-line');

/** Opens a part by its name in the table of contents. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name }).click();
  await expect.poll(() => heading(page).innerText()).toBe(name);
}

it('TEAM-1 to TEAM-3 one joins whom the other has begun with, works alone where that can be, and sees when all are done', async () => {
  const wide = { viewport: { width: 1600, height: 900 } };
  const mira = await signedIn('mira', course, wide);
  const errors = errorsOf(mira);
  await mira.getByRole('button', { name: 'Start', exact: true }).click();
  await mira.waitForURL(/\/view\/content/);
  await open(mira, '8.1 Film each other');
  await expect
    .poll(() => question(mira).locator('li').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Ines Maria Lindqvist[^]*Started/),
      expect.stringMatching(/Mira Okafor[^]*Not started yet/),
    ]);
  expect(await axeViolations(mira)).toEqual([]);
  // Opened again, nothing has begun.
  await mira.reload();
  await question(mira).getByRole('button', { name: 'Join' }).click();
  await mira.locator('.author p').first().waitFor();
  await expect.poll(() => line(mira).innerText()).toMatch(/Tuesday pair\s*With .*Ines Lindqvist/);

  // What is begun alone is not told to the other.
  await open(mira, '8.2 Compare what you see');
  await question(mira).getByRole('button', { name: 'Work alone' }).click();
  await expect.poll(() => line(mira).innerText()).toBe('You are doing this alone');
  const ines = await signedIn('ines', `${course}/view/content`, wide);
  await open(ines, '8.2 Compare what you see');
  await expect
    .poll(() => question(ines).locator('li').allInnerTexts())
    .toEqual([expect.stringMatching(/Not started yet/), expect.stringMatching(/Not started yet/)]);
  await question(ines).getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => line(ines).innerText()).toMatch(/You are the first on your team/);

  // Both are done with what they did together.
  await open(ines, '8.1 Film each other');
  for (const page of [ines, mira]) {
    await open(page, '8.1 Film each other');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
  }
  await mira.reload();
  await expect.poll(() => line(mira).innerText()).toMatch(/Everyone who started has finished/);
  expect(errors).toEqual([]);
});
