import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignIn, portal, signedIn } from '../support/harness.ts';

const card = 'lectern-courses .card .whole';
const hour = 3_600_000;

/** A course that Ines is in, at its first part that is not complete. */
async function reading(): Promise<Page> {
  const page = await signedIn('ines', '/learn/courses');
  await page.locator(`${card}[href$="/view/content"]`).first().click();
  await markButton(page).waitFor();
  return page;
}

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as complete' });
const posts = (page: Page, path: string) => {
  const sent: { readonly id?: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path))
      sent.push(request.postDataJSON() as { id?: string });
  });
  return sent;
};

it('a session that ended while reading: what was done waits on screen, is sent after signing in beside it (SESS-3, SESS-5)', async () => {
  const page = await reading();
  const before = page.url();
  const sent = posts(page, '/finish-activity-workflows');
  await page.context().clearCookies();
  await markButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(page.url()).toBe(before);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Sign in again' }).last().click(),
  ]);
  await popup.getByLabel('User name').fill('ines');
  await popup.getByLabel('Password').fill('lectern');
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()]);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Completed').first().waitFor();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('a session that ended before a read: to sign-in, and back to the same place (SESS-1)', async () => {
  const page = await reading();
  const before = page.url();
  await page.context().clearCookies();
  await page.reload();
  await fillSignIn(page, 'ines');
  expect(page.url()).toBe(before);
  await page
    .getByRole('button', { name: /Mark as complete|Next/ })
    .or(page.getByText('Completed'))
    .first()
    .waitFor();
});

it('signing out in one tab signs out the others, and nobody is signed in again by themselves (SESS-7)', async () => {
  const first = await signedIn('mira', '/learn/courses');
  const second = await first.context().newPage();
  await second.goto(`${portal}/learn/courses`);
  for (const page of [first, second]) {
    await page.locator(card).first().waitFor();
    await page.waitForFunction(() => localStorage.getItem('userSession'));
  }
  await second.getByRole('button', { name: /^Account of/ }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await second.getByLabel('User name').waitFor();
  await first.getByRole('dialog', { name: 'You are signed out' }).waitFor();
  expect(new URL(first.url()).pathname).toBe('/learn/courses');
  expect((await first.request.get(`${portal}/api/platform/v1/users/me`)).status()).toBe(401);
});

it('two idle hours: a warning in which one click stays, then the end, and back to the same place (SESS-8, SESS-9, WCAG-8)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.clock.install();
  await page.goto(`${portal}/learn/courses?keyword=ward`);
  await page.locator('lectern-courses .lectern').waitFor();
  await page.clock.runFor(3000);
  await page.waitForFunction(() => localStorage.getItem('userSession'));
  await page.clock.fastForward(2 * hour - 60_000);
  const warning = page.getByRole('dialog', { name: 'You will be signed out soon' });
  await warning.getByRole('button', { name: 'Stay signed in' }).last().click();
  await page.clock.runFor(1000);
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward(2 * hour + 1000);
  await page.waitForURL(/\/idp\//);
  await page.clock.resume();
  await fillSignIn(page, 'mira');
  expect(page.url()).toBe(`${portal}/learn/courses?keyword=ward`);
});

it('a connection lost between Start and its reply: the course is started once (CMD-7)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const link = page.locator('lectern-courses .card', { hasText: 'Not started' }).locator('.whole').first();
  await link.click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.waitFor();
  const sent = posts(page, '/start-objective-workflows');
  let reached = 0;
  await page.route('**/start-objective-workflows', async (route) => {
    await route.fetch();
    reached++;
    await route.abort('connectionreset');
  });
  await start.click();
  await expect.poll(() => reached).toBe(2);
  await page.unroute('**/start-objective-workflows');
  // The learner's next click, after the page was loaded again even, is the same command.
  await page.reload();
  const again = page
    .getByRole('button', { name: /^(Start|Continue)$/ })
    .or(page.getByRole('link', { name: /^(Start|Continue)$/ }));
  await again.first().click();
  await page.waitForURL(/\/view\/content/);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const objectiveId = /\/courses\/([^/]+)\//.exec(page.url())![1]!;
  const access = (await (
    await page.request.get(`${portal}/api/lms/v1/users/me/objectives/${objectiveId}/objective-access`)
  ).json()) as { objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } } };
  expect(access.objectiveWorkflowAggregate.lastObjectiveWorkflow.id).toBe(sent[0]!.id);
});

it('storage that is blocked breaks nothing (ERR-17)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto(`${portal}/learn/courses`);
  await page.locator(card).first().waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.locator('html[dir=rtl]').waitFor();
});

it('a language file that fails leaves English (ERR-9)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.route('**/locales/ar/courses.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${portal}/learn/courses`);
  await page.locator(card).first().waitFor();
  await page.locator('lectern-courses').getByText('Not started').first().waitFor();
});
