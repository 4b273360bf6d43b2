// Continue where I left off, and what is due, with the real server, player and clock. On both databases.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { admin, errorsOf, portal, signedIn } from '../support/harness.ts';
import { longIt } from '../../longIt.ts';

const day = 86_400_000;
const resume = (page: Page) => page.getByRole('region', { name: 'Continue' });
const due = (page: Page) => page.getByRole('region', { name: 'Due soon' }).getByRole('listitem');
const titles = (page: Page) => page.locator('.card .whole').allTextContents();
/** Noon of the day of the seed, which may have been prepared yesterday: one course was due a week before it, at nine. */
async function seedNoon(page: Page): Promise<number> {
  const reply = await page.request.get(`${portal}/api/lectern/v1/users/me/next-steps`, {
    headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  const { due } = (await reply.json()) as { due: readonly { readonly code: string; readonly due: string }[] };
  return Date.parse(due.find(({ code }) => code === 'ETH 105')?.due ?? '') + 7 * day + 3 * 3_600_000;
}

it('Continue opens the very part, then another opened one, also one opened before (NEXT-1 to NEXT-3, NEXT-7, NEXT-10)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const errors = errorsOf(page);
  await resume(page).getByText('4.2 What a confidence interval says').waitFor();
  expect(
    await resume(page)
      .getByText(/Module 4 of 8/)
      .count(),
  ).toBe(1);
  await resume(page).getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: '4.2 What a confidence interval says' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/courses\/[^/]+\/view\/content\/[^/]+\/[^/]+$/);
  const first = page.url();

  // One that is done: the place is kept, and the learner goes on where the rules say.
  const told = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page
    .getByRole('link', { name: /^Previous/ })
    .or(page.getByRole('button', { name: /^Previous/ }))
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: '4.1 Why estimates vary' }).waitFor();
  await told;
  await page.goto(`${portal}/learn/courses`);
  await resume(page).getByText('4.2 What a confidence interval says').waitFor();

  // Another course, at the part that it opens by itself: from then on that is where one goes on.
  await page.locator('.find input').fill('messy');
  const begun = page.waitForResponse(
    (reply) => /activity-workflows/.test(reply.url()) && reply.request().method() !== 'GET' && reply.ok(),
  );
  await page.getByRole('link', { name: 'Working with Messy Data in R' }).click();
  await begun;
  await page.goto(`${portal}/learn/courses`);
  await page.locator('.find input').fill('');
  await resume(page).getByRole('heading', { name: 'Working with Messy Data in R' }).waitFor();

  // And back to the first, by its address, though it had been opened before.
  const again = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page.goto(first);
  await again;
  await page.goto(`${portal}/learn/courses`);
  await resume(page).getByText('4.2 What a confidence interval says').waitFor();
  expect(errors).toEqual([]);
});

longIt(
  'Due soon moves with the clock, its rows lead to the part and to the course, and it is gone while one searches (NEXT-4 to NEXT-9)',
  async () => {
    const page = await signedIn('mira');
    const noon = await seedNoon(page);
    await admin.clock.set(new Date(noon).toISOString());
    await page.goto(`${portal}/learn/courses`);
    await due(page).first().waitFor();
    expect((await due(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/Research Ethics and Informed Consent 7 days overdue · \d+ parts left$/),
      expect.stringMatching(/Fire Safety on the Ward In 5 days · not started$/),
      expect.stringMatching(/4\.5 Exercise: bootstrapping in R STA 210 · in 7 days$/),
    ]);
    await page.locator('.find input').fill('ethics');
    await due(page).first().waitFor({ state: 'detached' });
    await expect.poll(() => resume(page).count()).toBe(0);
    await page.locator('.find input').fill('');
    await due(page).getByRole('link', { name: '4.5 Exercise: bootstrapping in R' }).click();
    await page.getByRole('heading', { level: 1, name: '4.5 Exercise: bootstrapping in R' }).waitFor();
    await page.goBack();
    await due(page).getByRole('link', { name: 'Fire Safety on the Ward' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fire Safety on the Ward' }).waitFor();

    await admin.clock.set(new Date(noon + 9 * day).toISOString());
    await page.goto(`${portal}/learn/courses`);
    await expect
      .poll(async () => (await due(page).allInnerTexts()).map((text) => /(\d+ days? overdue|overdue)/.exec(text)?.[0]))
      .toEqual(['16 days overdue', '4 days overdue', '2 days overdue']);
  },
);

longIt('is absent for who has nothing to go on with and nothing due (NEXT-8)', async () => {
  const page = await signedIn('nils', '/learn/courses');
  await page.getByRole('heading', { name: 'You have no courses yet' }).waitFor();
  await expect.poll(() => page.locator('.next').count()).toBe(0);
  await expect.poll(async () => [await resume(page).count(), await due(page).count()]).toEqual([0, 0]);
});

longIt(
  'a list is ordered by due date and by what was opened last, by keyboard, and its address says so (SORT-1, SORT-2)',
  async () => {
    const page = await signedIn('mira', '/learn/courses');
    const menu = page.getByRole('combobox', { name: 'Sort' });
    await menu.focus();
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await titles(page)).slice(0, 3))
      .toEqual(['Emerging Viruses', 'Research Ethics and Informed Consent', 'Fire Safety on the Ward']);
    expect(new URL(page.url()).search).toBe('?sort=due');
    await menu.selectOption('recently opened');
    await expect.poll(async () => new URL(page.url()).search).toBe('?sort=recent');
    await expect.poll(async () => (await titles(page)).slice(0, 1)).not.toEqual(['Emerging Viruses']);
    const dated = (await titles(page)).slice(0, 6);
    // The dated ones first, then those never opened, by title.
    expect(dated.slice(0, 5).toSorted()).toEqual(
      expect.arrayContaining([
        'Research Ethics and Informed Consent',
        'Statistics for Clinical Researchers',
        'Working with Messy Data in R',
      ]),
    );
    await page.reload();
    await expect.poll(async () => (await titles(page)).slice(0, 6)).toEqual(dated);
  },
);
