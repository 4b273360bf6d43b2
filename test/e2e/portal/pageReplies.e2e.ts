// A page comes with the replies to its first calls (SRV-96): it asks for none of them, is never older than what was done, and shows
// nothing of one person to another.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { fillSignInAt, signInAt } from '../support/signInAt.ts';
import { newContext } from '../support/harness.ts';
import { quiet } from '../support/quiet.ts';
import { AS_SHIPPED, startServer } from '../support/startServer.ts';
import { longIt } from '../../longIt.ts';

const server = await startServer({ from: inject('academy'), env: AS_SHIPPED });
const { portal } = server;
afterAll(() => server.stop());

/** Paths of what the page asks for, beside code, pictures, and the next page of a list whose end is near (LIST-7). */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (Number(searchParams.get('skip'))) return;
    if (/^\/(api|config-ui|embed\/1\/locales)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function open(context: BrowserContext, person: string, path: string) {
  const page = await context.newPage();
  const asked = watch(page);
  await signInAt(page, portal, person, path);
  return { page, asked };
}
const firstCard = (page: Page) => page.locator('lectern-courses li a[href]').first();
const givenOf = (page: Page) => page.locator('#given').textContent();

it('the list of courses, and a course at its first text, are there without a question', async () => {
  const { page, asked } = await open(await newContext(), 'mira', '/learn/courses');
  await firstCard(page).waitFor();
  const own = (path: string) => /\/(users\/me|config\.json|query)$/.test(path);
  expect(asked.filter(own).filter((path) => !path.includes('/lectern/'))).toEqual([]);
  const texts = (path: string) => /\/en-US\/(common|shell|courses)\.json$/.test(path);
  expect(asked.filter(texts)).toEqual([]);
  const href = await page
    .getByRole('link', { name: 'Statistics for Clinical Researchers' })
    .first()
    .getAttribute('href');
  const [course] = /^\/learn\/courses\/[^/]+/.exec(href ?? '') ?? [];
  asked.length = 0;
  await page.goto(`${portal}${course}/view/content`);
  await page.locator('.part .author p').first().waitFor();
  await page.getByRole('treeitem').first().waitFor();
  expect(asked.filter((path) => /\/(objective-access|opening|activity\/[^/]+)$/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('/activity-with-aggregates'))).toHaveLength(1);
});

it('ELEM-26: the cards are drawn at once, without a placeholder before them', async () => {
  const context = await newContext();
  const { page } = await open(context, 'mira', '/learn/courses');
  await firstCard(page).waitFor();
  // What stands at the beginning of each frame is what the frame before has painted.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const list = document.querySelector('lectern-courses')?.shadowRoot?.querySelector('[part=grid]');
      if (list) seen.add(list.querySelector('li a[href]') ? 'cards' : 'placeholder');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await firstCard(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]))
    .toEqual(['cards']);
});

longIt('what was done since is told when the page is loaded again', async () => {
  const { page } = await open(await newContext(), 'mira', '/learn/courses');
  await page.getByRole('link', { name: 'Health Data and the Law' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('The law does not say').waitFor();
  const title = await page.locator('.part > .title').innerText();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByRole('button', { name: 'Completed' }).first().waitFor();
  await page.reload();
  // The next part is the one to go on with, from the first moment on.
  await page.getByText('Consent is one of six').waitFor();
  expect(await page.locator('.part > .title').innerText()).not.toBe(title);
});

it('nobody finds what another person was told: not by going back, not by signing in', async () => {
  const context = await newContext();
  const { page } = await open(context, 'mira', '/learn/courses');
  await firstCard(page).waitFor();
  expect(await givenOf(page)).toContain('Mira');
  await page
    .locator('header')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/learn/courses'));
  // Signing out leads over several addresses.
  await quiet(page);
  // Going back asks the server again, which knows nobody: the page leads to sign-in, before it is loaded itself.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.getByLabel('User name').waitFor();
  expect(await page.content()).not.toContain('Mira');

  await page.goto(`${portal}/oidc/login?redirectUrl=/learn/courses`);
  await fillSignInAt(page, 'nils');
  await page
    .locator('header')
    .getByRole('button', { name: /^Account of Nils/ })
    .waitFor();
  const given = (await givenOf(page)) ?? '';
  expect([given.includes('Nils'), given.includes('Mira')]).toEqual([true, false]);
});
