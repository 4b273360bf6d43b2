// An administrator acts as a learner: by keyboard, over reloads and tabs, and back.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { portal, signedIn } from '../support/harness.ts';
import { tabTo } from '../support/tabTo.ts';
import { longIt } from '../../longIt.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Signed in as someone else' });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const goBack = (page: Page) => page.getByRole('button', { name: 'Return to Ada Whitfield' });

async function actAs(page: Page, name: string): Promise<void> {
  await page.goto(`${portal}/admin/people`);
  await page.getByRole('button', { name: `Sign in as ${name}` }).click();
  await banner(page).waitFor();
}

it('begins at the people’s page, stays over reloads and in other tabs, and ends by returning (NAV-9, SESS-12 to SESS-14)', async () => {
  const page = await signedIn('ada');
  await page.getByRole('link', { name: 'Admin panel' }).click();
  await tabTo(page, page.getByRole('link', { name: 'People' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign in as Mira Okafor' }));
  await page.keyboard.press('Enter');

  await banner(page).getByText('You are signed in as Mira Okafor').waitFor();
  await account(page, 'Mira Okafor').waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('link', { name: 'Admin panel' }).count(), 'her navigation').toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await banner(page).waitFor();
  await page.getByRole('link', { name: 'Catalog' }).first().click();
  await banner(page).waitFor();
  expect((await page.goto(`${portal}/admin/settings`))?.status(), 'she is no administrator').toBe(403);

  const other = await page.context().newPage();
  await other.goto(`${portal}/learn/courses`);
  await banner(other).waitFor();

  await page.goto(`${portal}/learn/courses`);
  // The banner comes first on the page, after the link that skips it.
  await banner(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => goBack(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await heading(page, 'People').waitFor();
  await page.goto(`${portal}/learn/courses`);
  await account(page, 'Ada Whitfield').waitFor();
  expect(await banner(page).count()).toBe(0);
  // The other tab hears of it from this one.
  await account(other, 'Ada Whitfield').waitFor();
  expect(await banner(other).count()).toBe(0);
});

longIt('a tab of the administrator follows, too', async () => {
  const page = await signedIn('ada');
  await account(page, 'Ada Whitfield').waitFor();
  // It watches its neighbours from then on.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('userSession')));
  const other = await page.context().newPage();
  await actAs(other, 'Nils Brandt');
  await banner(page).getByText('You are signed in as Nils Brandt').waitFor();
});

longIt('signing out in the user menu signs out both (SESS-14)', async () => {
  const page = await signedIn('ada');
  await actAs(page, 'Mira Okafor');
  await account(page, 'Mira Okafor').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Password').waitFor();
  expect((await page.request.get(`${portal}/api/platform/v1/users/me`)).status()).toBe(401);
});

longIt('is seen at every width and zoom, and nothing lies under it', async () => {
  const page = await signedIn('ada');
  await actAs(page, 'Mira Okafor');
  for (const width of [1280, 970, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        async () => {
          const [above, header] = [await banner(page).boundingBox(), await page.getByRole('banner').boundingBox()];
          return Math.round((above?.y ?? 9) + (above?.height ?? 0) - (header?.y ?? 0));
        },
        { message: `header below the banner at ${width} px` },
      )
      .toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.waitFor();
  const [header, list] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
  expect(Math.round(list?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
});
