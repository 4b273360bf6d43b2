// Bookmarks of parts: set, found again, removed; reloads, tabs, lost connections (SAVED-1 to SAVED-4, SAVED-8, ROUTE-47), over HTTP.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { beginAnewOnRetry, errorsOf, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';

// What is bookmarked stays so.
beginAnewOnRetry();

const course = uuidOf('course:STA 210');
const content = `/learn/courses/${course}/view/content`;
const player = (page: Page) => page.locator('lectern-player');
const toggle = (page: Page) => player(page).locator('.way .saved-toggle');
const pressed = (page: Page, value: boolean) =>
  expect.poll(() => toggle(page).getAttribute('aria-pressed')).toBe(String(value));
const title = (page: Page) => player(page).locator('.part > .title');

interface Saved {
  readonly name: string;
  readonly objectiveId: string;
}
/** Names of what the server keeps, in its order. */
const kept = async (page: Page): Promise<string[]> => {
  const reply = await page.request.get(`${portal}/api/lectern/v1/users/me/saved-parts`);
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { readonly parts: readonly Saved[] }).parts.map(({ name }) => name);
};
const keeps = (page: Page, names: readonly string[]) => expect.poll(() => kept(page)).toEqual([...names]);

it('SAVED-1, SAVED-2: a part is bookmarked by keys; a reload and other tabs show it, and a lost connection loses nothing', async () => {
  const page = await signedIn('mira', content);
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  await toggle(page).waitFor();
  const name = await title(page).innerText();
  await pressed(page, false);
  await tabTo(page, toggle(page));
  expect(await focusedName(page)).toBe('Bookmark');
  await page.keyboard.press('Enter');
  await pressed(page, true);
  expect(await isFocused(toggle(page))).toBe(true);
  await keeps(page, [name]);
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await pressed(page, true);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await pressed(other, true);
  await toggle(other).press('Space');
  await pressed(page, false);
  await keeps(page, []);

  // Without a connection it stands at once, in both tabs, and goes when it can.
  await page.context().setOffline(true);
  await toggle(page).press('Enter');
  await pressed(page, true);
  await pressed(other, true);
  expect(errors).toEqual([]);
  await page.context().setOffline(false);
  await keeps(page, [name]);
  expect([await toggle(page).count(), violations]).toEqual([1, []]);
});

it('SAVED-3, SAVED-4, SAVED-8, ROUTE-47: contents, course page and the page of all show them to their learner alone', async () => {
  const page = await signedIn('mira', content);
  const errors = errorsOf(page);
  await toggle(page).waitFor();
  const first = await title(page).innerText();
  if ((await toggle(page).getAttribute('aria-pressed')) === 'false') await toggle(page).press('Enter');
  await pressed(page, true);
  await player(page).getByRole('link', { name: /^Next/ }).press('Enter');
  await title(page).getByText(first, { exact: true }).waitFor({ state: 'detached' });
  const second = await title(page).innerText();
  await pressed(page, false);
  await toggle(page).press('Enter');
  await keeps(page, [first, second]);

  // In the contents: removed, and taken back, with the focus always on what undoes the last step.
  const rows = player(page).locator('.toc .saved-row');
  const names = player(page).locator('.toc .saved-name');
  await player(page).locator('.toc .saved-count').press('Enter');
  await expect.poll(() => names.allInnerTexts()).toEqual([first, second]);
  expect(await axeViolations(page)).toEqual([]);
  await rows.first().getByRole('button').press('Enter');
  await keeps(page, [second]);
  expect(await focusedName(page)).toContain('Undo');
  await page.keyboard.press('Enter');
  await keeps(page, [first, second]);
  expect(await focusedName(page)).toContain('Remove the bookmark');
  await names.first().press('Enter');
  await title(page).getByText(first, { exact: true }).waitFor();

  // On the course's page.
  await page.goto(`${portal}/learn/courses/${course}`);
  const section = player(page).locator('.saved-section');
  await expect.poll(() => section.locator('.saved-name').allInnerTexts()).toEqual([first, second]);
  await section.locator('.saved-name').last().press('Enter');
  await title(page).getByText(second, { exact: true }).waitFor();

  // On the page of all, through the menu, and on from there.
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('link', { name: 'Bookmarks' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/learn/bookmarks');
  const all = page.locator('lectern-bookmarks');
  await expect.poll(() => all.locator('.saved-name').allInnerTexts()).toEqual([first, second]);
  await page.getByRole('heading', { level: 1, name: 'Bookmarks' }).waitFor();
  await all.getByText('Statistics for Clinical Researchers').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await all.locator('.saved-row').last().getByRole('button').press('Enter');
  await keeps(page, [first]);
  await page.reload();
  await expect.poll(() => all.locator('.saved-name').allInnerTexts()).toEqual([first]);
  await all.locator('.saved-name').press('Enter');
  await title(page).getByText(first, { exact: true }).waitFor();

  // Somebody else has none of them.
  const nils = await signedIn('nils', '/learn/bookmarks');
  await nils.locator('lectern-bookmarks').getByText('No bookmarks yet').waitFor();
  expect(await kept(nils)).toEqual([]);
  expect(errors).toEqual([]);
});
