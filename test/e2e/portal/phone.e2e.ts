// A phone in a hand: everything by taps and swipes (SMALL-1, SMALL-2), with the table of contents as a drawer (TREE-14, TREE-15).
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { signedIn } from '../support/harness.ts';
import { longIt } from '../../longIt.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const drawer = (page: Page) => page.locator('lectern-player dialog.toc');
const toContents = (page: Page) => page.getByRole('button', { name: 'Contents', exact: true });
const title = (page: Page) => page.locator('lectern-player .part > .title');

/** A finger on the middle of something goes so many pixels to the left or up, and what lies under it follows. */
async function swipe(page: Page, on: Locator, by: { readonly x?: number; readonly y?: number }): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const client = await page.context().newCDPSession(page);
  const [x, y] = [Math.min(box.x + box.width / 2, 370), Math.min(box.y + box.height / 2, 800)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - (by.x ?? 0) * part, y: y - (by.y ?? 0) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
  await client.detach();
}

const scrolled = (of: Locator, side: 'scrollTop' | 'scrollLeft' = 'scrollTop') =>
  of.evaluate((element, side) => element[side], side);

/** Where it has come to rest: two looks in a row, a tenth of a second apart, find the same. A tap before that only stops it. */
async function rested(of: Locator, side: 'scrollTop' | 'scrollLeft' = 'scrollTop'): Promise<number> {
  let [at, before] = [0, -1];
  await expect
    .poll(
      async () => {
        before = at;
        at = await scrolled(of, side);
        return at > 0 && at === before;
      },
      { interval: 100 },
    )
    .toBe(true);
  return at;
}

it('from the list to a submitted answer by taps alone', async () => {
  const page = await signedIn('mira', '/learn/courses', phone);
  await page.locator('lectern-courses .card .whole').first().waitFor();

  // What is too long for the screen is swiped: collections sideways, filters down.
  const chips = page.locator('lectern-courses .chips');
  await chips.getByRole('button').nth(4).waitFor();
  await swipe(page, chips, { x: 150 });
  expect(await rested(chips, 'scrollLeft')).toBeGreaterThan(50);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox').first().waitFor();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, filters.locator('.content'), { y: 300 });
  expect(await rested(filters.locator('.content'))).toBeGreaterThan(50);
  // Beyond its end nothing behind it moves.
  await swipe(page, filters.locator('.content'), { y: 300 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await filters.getByRole('button', { name: 'Close' }).tap();
  await filters.waitFor({ state: 'detached' });

  const search = page.locator('lectern-courses .field input');
  await search.tap();
  // A phone enlarges the page for a field with smaller letters.
  expect(await search.evaluate((field) => parseFloat(getComputedStyle(field).fontSize))).toBeGreaterThanOrEqual(16);
  await page.keyboard.type('Poisons');
  await page.getByRole('link', { name: 'Poisons, Antidotes and the First Hour', exact: true }).tap();
  const go = page.locator('lectern-player .buttons .filled');
  await title(page).or(go).first().waitFor();
  if (await go.count()) await go.tap();
  await title(page).waitFor();

  // Part by part, then by the table of contents to the last one.
  const field = page.getByRole('textbox', { name: 'Your answer' });
  const group = page.getByRole('group', { name: 'Previous and next part' });
  for (;;) {
    const mark = page.getByRole('button', { name: 'Mark as complete' });
    await mark.or(field).first().waitFor();
    if (await field.count()) break;
    const name = await title(page).innerText();
    await mark.tap();
    await group.getByRole('button', { name: 'Completed' }).waitFor();
    await toContents(page).tap();
    const rows = drawer(page).getByRole('treeitem');
    await rows.first().waitFor();
    const at = await rows.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('aria-current')));
    await rows.nth(at + 1).tap();
    await drawer(page).waitFor({ state: 'detached' });
    await title(page).getByText(name, { exact: true }).waitFor({ state: 'detached' });
  }
  await field.tap();
  await page.keyboard.type('Charcoal within the first hour, and oxygen before anything else.');
  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  const ask = page.getByRole('dialog', { name: 'Submit your answer?' });
  await ask.getByRole('button', { name: 'Submit' }).tap();
  await ask.waitFor({ state: 'detached' });
  await page.locator('lectern-player').getByText(/^Submitted/).first().waitFor(); // prettier-ignore
}, 180_000);

longIt(
  'the drawer stays as it was left over parts, a reload and a turned phone (TREE-14)',
  async () => {
    const page = await signedIn('mira', `/learn/courses/${uuidOf('course:STA 210')}/view/content`, phone);
    await page.locator('lectern-player .author p').first().waitFor();
    await toContents(page).tap();
    const rows = drawer(page).getByRole('treeitem');
    await rows.first().waitFor();
    const folded = drawer(page).locator('[role=treeitem][aria-expanded=false]').first();
    const id = (await folded.getAttribute('data-id')) ?? '';
    const module = drawer(page).locator(`[data-id="${id}"]`);
    await module.tap();
    await expect.poll(() => module.getAttribute('aria-expanded')).toBe('true');
    const tree = drawer(page).locator('.scroll');
    await swipe(page, tree, { y: 120 });
    const top = await rested(tree);
    expect(top).toBeGreaterThan(50);

    // The end of the drawer is seen whatever the browser's bar does, and nothing jumps.
    for (const height of [760, 844]) {
      await page.setViewportSize({ width: 390, height });
      const end = drawer(page).locator('.toc-end, .scroll').last();
      await expect
        .poll(async () => {
          const box = await end.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        })
        .toBe(height);
      expect(await scrolled(tree)).toBe(top);
    }

    await page.reload();
    await module.waitFor();
    expect(await module.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => scrolled(tree)).toBeCloseTo(top, 0);

    // Turned, it still lies over the page; on a desk it stands beside it, and back on the phone it is as it was.
    await page.setViewportSize({ width: 844, height: 390 });
    await module.waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    const beside = page.locator('lectern-player nav.toc');
    await beside.waitFor();
    await drawer(page).waitFor({ state: 'detached' });
    expect(await beside.locator(`[data-id="${id}"]`).getAttribute('aria-expanded')).toBe('true');
    await page.setViewportSize(phone.viewport);
    await module.waitFor();

    // A tap beside it closes it. A link to the course shows the part, and no drawer.
    await page.touchscreen.tap(380, 400);
    await drawer(page).waitFor({ state: 'detached' });
    await toContents(page).tap();
    await module.waitFor();
    await expect.poll(() => scrolled(tree)).toBeCloseTo(top, 0);
    await page.goto(page.url());
    await page.locator('lectern-player .author p').first().waitFor();
    expect(await drawer(page).count()).toBe(0);
  },
  120_000,
);
