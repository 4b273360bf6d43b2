// A course of each presentation, from its start to its end, as a learner meets it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { axeViolations } from './axeViolations.ts';
import { errorsOf, signedIn } from './harness.ts';

const heading = (page: Page) => page.locator('lectern-player h1');

/** A page of mira's at a course that she starts. */
async function started(code: string): Promise<Page> {
  const page = await signedIn('mira', `/learn/courses/${uuidOf(`course:${code}`)}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/view\/content/);
  return page;
}

/** Finishes the course that is read. */
async function finish(page: Page): Promise<void> {
  await page.locator('.turn').getByRole('button', { name: 'Finish the course' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish the course' }).click();
  await expect.poll(() => heading(page).innerText()).toBe('You have passed');
}

it('PRESENT-2, PRESENT-3 a long read is read from the first part to the last, and completed at once', async () => {
  const page = await started('KIN 120');
  const errors = errorsOf(page);
  await expect.poll(() => heading(page).innerText()).toBe('Kinesiology: A Week on Crutches');
  const sections = page.locator('.section');
  await expect.poll(() => sections.count()).toBe(4);
  for (let at = 0; at < 4; at++) {
    await sections.nth(at).scrollIntoViewIfNeeded();
    await sections.nth(at).locator('.author p').first().waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await sections.first().getByRole('button', { name: /^Mark as complete/ }).click();
  await sections.first().getByRole('button', { name: /^Completed/ }).waitFor();
  await page.getByRole('button', { name: 'Mark all as complete' }).click();
  await expect.poll(() => sections.getByRole('button', { name: /^Completed/ }).count()).toBe(4);
  await page.reload();
  await page.locator('.mark-complete').getByText('Completed').waitFor();
  await finish(page);
  expect(errors).toEqual([]);
});

it('PRESENT-2 without activity names each part is a region that readers can name', async () => {
  const page = await started('KIN 130');
  await page.locator('.section .author p').first().waitFor();
  await expect.poll(() => page.getByRole('region').count()).toBeGreaterThanOrEqual(4);
  expect(await page.locator('.section > .name').count()).toBe(0);
});

it('PRESENT-1, PRESENT-4 tiles are chosen by keyboard, and turning the page comes back to them', async () => {
  const page = await started('KIN 140');
  const errors = errorsOf(page);
  const tiles = page.locator('.tile');
  await expect.poll(() => tiles.count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await tiles.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page).innerText()).toBe('The knee');
  await page.locator('.choices').getByRole('link').first().click();
  await page.locator('.author p').first().waitFor();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('dialog', { name: 'Contents' }).getByText('Content', { exact: true }).click();
  await expect.poll(() => tiles.nth(1).innerText()).toContain('1 of 1');
  expect(errors).toEqual([]);
});
