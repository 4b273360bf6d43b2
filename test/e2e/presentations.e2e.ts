// A course of each presentation from Start to its result, its review and its retake, as a learner meets it (the tree is taken in grading.both.e2e.ts).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { axeViolations } from './axeViolations.ts';
import { admin, errorsOf, signedIn } from './harness.ts';

const heading = (page: Page) => page.locator('lectern-player h1');

/** A page of mira's at a course that she starts. */
async function started(code: string): Promise<Page> {
  const page = await signedIn('mira', `/learn/courses/${uuidOf(`course:${code}`)}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/view\/content/);
  return page;
}

/** Finishes the course that is read; where something is graded, time goes on until it is. */
async function finish(page: Page): Promise<void> {
  await page.locator('.turn').getByRole('button', { name: 'Finish the course' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish the course' }).click();
  await expect.poll(() => heading(page).innerText()).toMatch(/^(You have passed|Grading in progress)$/);
  if ((await heading(page).innerText()) === 'Grading in progress') await admin.clock.advance(5000);
  await expect.poll(() => heading(page).innerText()).toBe('You have passed');
}

/** Looks back at the run that has just ended: `look` finds all as it was, and nothing to do. */
async function review(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.waitForURL(/viewType=REVIEW/);
  await look();
  expect(await page.getByRole('button', { name: /Mark (all )?as complete|Finish the course/ }).count()).toBe(0);
}

/** Takes the course once more, from the page with its result. */
async function retake(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect.poll(() => page.locator('.attempts tbody tr').count()).toBe(1);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/view\/content/);
}

it('PRESENT-2, PRESENT-3, BTN-1 a long read is read from the first part to the last and completed at once; then its result, review and retake', async () => {
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
  await review(page, async () => {
    await expect.poll(() => sections.count()).toBe(4);
    await sections.first().locator('.author p').first().waitFor();
  });
  await retake(page);
  await sections.first().getByRole('button', { name: /^Mark as complete/ }).waitFor();
  expect(await sections.getByRole('button', { name: /^Completed/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});

it('PRESENT-2 without activity names each part is a region that readers can name; from Start to the result, review and retake', async () => {
  const page = await started('KIN 130');
  const sections = page.locator('.section');
  await sections.locator('.author p').first().waitFor();
  await expect.poll(() => page.getByRole('region').count()).toBeGreaterThanOrEqual(4);
  expect(await page.locator('.section > .name').count()).toBe(0);
  for (let at = 0; at < 4; at++) await sections.nth(at).scrollIntoViewIfNeeded();
  // What is a film is complete when it was seen, all else by the one button.
  await page.locator('video').evaluate(async (film: HTMLVideoElement) => {
    film.muted = true;
    film.playbackRate = 8;
    await film.play();
  });
  await sections.nth(2).getByRole('button', { name: /^Completed/ }).waitFor();
  await page.getByRole('button', { name: 'Mark all as complete' }).click();
  await page.locator('.mark-complete').getByText('Completed').waitFor();
  await finish(page);
  await review(page, async () => {
    await sections.first().locator('.author p').first().waitFor();
    expect(await page.locator('.section > .name').count()).toBe(0);
  });
  await retake(page);
  await sections.first().locator('.author p').first().waitFor();
});

it('PRESENT-1, PRESENT-4, ROUTE-6 tiles are chosen by keyboard, and turning the page comes back to them; then their result, review and retake', async () => {
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

  await page.keyboard.press('Escape');
  // The others, one after the other, by the tiles that say what is left.
  for (const module of ['The ankle', 'The hip', 'A check']) {
    await tiles.filter({ hasText: module }).click();
    await expect.poll(() => heading(page).innerText()).toBe(module);
    await page.locator('.choices').getByRole('link').first().click();
    for (;;) {
      await page.locator('.part .author p, .part .author li').first().waitFor();
      await page.getByRole('button', { name: 'Mark as complete' }).click();
      await page.getByRole('button', { name: 'Mark as complete' }).waitFor({ state: 'detached' });
      if (module !== 'The ankle' || (await heading(page).innerText()) === 'The foot that drops') break;
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect.poll(() => heading(page).innerText()).toBe('The foot that drops');
    }
    if (module === 'A check') break;
    await page.locator('.crumbs').getByRole('link', { name: 'Content', exact: true }).click();
    await tiles.first().waitFor();
  }
  await finish(page);
  await review(page, async () => {
    await expect.poll(() => tiles.count()).toBe(4);
    await tiles.nth(1).click();
    await page.locator('.choices').getByRole('link').first().click();
    await page.locator('.author p').first().waitFor();
    expect(new URL(page.url()).search).toBe('?viewType=REVIEW');
  });
  await retake(page);
  await expect.poll(() => tiles.nth(1).innerText()).toContain('0 of 1');
  expect(errors).toEqual([]);
});
