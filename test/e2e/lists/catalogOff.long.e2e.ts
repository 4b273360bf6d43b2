// A tenant that switches its catalog off while people are in it.
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { accessesOf } from '../support/enrolments.ts';
import { newPage, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { setTenant } from '../support/tenantSettings.ts';

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Catalog' });
const notFound = (page: Page) => page.getByRole('heading', { name: 'Page not found' });
const idOf = async (page: Page, code: string) =>
  (await accessesOf(page)).find((access) => access.code === code)!.objectiveId;

afterEach(() => setTenant());

it('a catalog that is switched off while it is open is gone at the next step, and comes back (ROUTE-32, NAV-19, LIST-6)', async () => {
  const page = await signedIn('pavel', '/learn/catalog');
  const list = listPage(page);
  await list.holds(4);
  await entry(page).waitFor();
  const sum = await idOf(page, 'SUM 085');
  const course = await signedIn('nils', '/learn/forbidden');
  const his = await idOf(course, 'HIS 160');
  await course.goto(`${portal}/learn/catalog/${his}`);
  const add = course.getByRole('button', { name: 'Add to my courses' });
  await add.waitFor();

  await setTenant(['sidebar']);
  // The settings are read again every five seconds at most.
  await page.waitForTimeout(5000);
  await list.cards.first().click();
  await notFound(page).waitFor();
  await entry(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await notFound(page).waitFor();
  // What could be chosen cannot be found now.
  for (const address of [`/courses/redirect/${sum}`, `/courses/${sum}`]) {
    await page.goto(`${portal}/learn${address}`);
    await page.getByRole('heading', { name: 'Course is not available' }).waitFor();
  }

  // One who stands on the page of a course, comes back to it.
  await course.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await notFound(course).waitFor();
  await course.goto(`${portal}/learn/courses`);
  await course.getByRole('heading', { name: 'You have no courses yet' }).waitFor();
  await course.getByText('Courses that are assigned to you appear here.').waitFor();
  expect(await course.getByRole('link', { name: 'Browse the catalog' }).count()).toBe(0);

  // What visitors see is another catalog.
  const visitor = await newPage();
  await visitor.goto(`${portal}/learn/open-catalog`);
  await listPage(visitor).holds(10);

  await setTenant();
  await page.goto(`${portal}/learn/catalog`);
  await list.holds(4);
  await entry(page).waitFor();
});

it('who has a course open at that moment is told, and is not enrolled (ROUTE-32, ENROL-11)', async () => {
  const page = await signedIn('nils', '/learn/forbidden');
  // It is not in the open catalog of visitors, which stays.
  await page.goto(`${portal}/learn/catalog/${await idOf(page, 'SUR 145')}`);
  const add = page.getByRole('button', { name: 'Add to my courses' });
  await add.waitFor();
  await setTenant(['sidebar']);
  await add.click();
  await page.getByText('The catalog is switched off.').waitFor();
  await page.goto(`${portal}/learn/courses`);
  await page.getByRole('heading', { name: 'You have no courses yet' }).waitFor();
  await page.goto(`${portal}/learn/catalog`);
  await notFound(page).waitFor();
});
