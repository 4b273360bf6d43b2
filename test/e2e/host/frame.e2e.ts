// Addresses of /learn and beside it, and the frame's pages as axe sees them.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { newPage, portal, signedIn } from '../support/harness.ts';
import { longIt } from '../../longIt.ts';
import { sweep } from '../../sweep.ts';

const card = 'lectern-courses .card .whole';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

it('begins at the courses, query and hash kept (ROUTE-1, ROUTE-2)', async () => {
  const page = await signedIn('mira', '/learn?keyword=law#x');
  await page.locator(card).first().waitFor();
  expect(page.url()).toBe(`${portal}/learn/courses?keyword=law#x`);
});

it.each(
  sweep([
    ['ROUTE-2', '/learn/courses', 'My courses'],
    ['ROUTE-18, ERR-3', '/learn/forbidden', 'Forbidden'],
    ['ROUTE-25, ERR-1', '/learn/nowhere', 'Page not found'],
    ['ROUTE-19, ERR-4', '/learn/simulate-error', 'Something went wrong'],
  ] as const),
)('%s: axe finds nothing at %s', async (_, path, title) => {
  const page = await signedIn('mira', path);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

longIt('axe finds nothing from right to left either, nor in the open user menu (LOC-3)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await page.locator(card).first().waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'العربية' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'دوراتي' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

longIt('answers a plain page at the addresses of sibling products (ROUTE-26)', async () => {
  const page = await newPage();
  for (const path of [
    '/platform/projects',
    '/platform/knowledge-models',
    '/classroom/learner/rooms',
    '/portal',
    '/teach',
    '/stem',
    '/scorm',
    '/template-editor',
  ]) {
    expect((await page.goto(portal + path))?.status(), path).toBe(200);
    await heading(page).waitFor();
  }
});

it('signs out at the provider and asks again (ROUTE-23, ROUTE-24, AUTH-4)', async () => {
  const page = await signedIn('nils', '/learn/courses');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/learn/courses'));
  await page.goto(`${portal}/oidc/login?redirectUrl=/learn/courses`);
  await page.getByLabel('User name').waitFor();
});
