// A learner gives feedback, an administrator reads it, and the next visit is quiet (FEED-1 to FEED-12), over HTTP, where events are taken.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { longIt } from '../../longIt.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newContext, partner, portal as developing, signedIn } from '../support/harness.ts';
import { atPartner } from '../support/atPartner.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { startServer } from '../support/startServer.ts';
import type {} from '../support/globalSetup.ts';

// Events are taken in test and production alone (ANA-1); the harness's server is for development.
const server = await startServer({ from: inject('academy'), env: { LECTERN_ENV: 'test' } });
const { portal } = server;
afterAll(() => server.stop());

async function at(person: string, path: string, context = newContext()): Promise<Page> {
  const own = await context;
  await sendSignIn(own, portal, person);
  const page = await own.newPage();
  await page.addInitScript(() => {
    document.addEventListener('lectern-ready', ({ target }) => {
      if (target instanceof Element) target.toggleAttribute('data-ready', true);
    });
  });
  await page.goto(portal + path);
  return page;
}
const switchTo = async (ada: Page, on: Readonly<Record<string, boolean>>) => {
  await ada.goto(`${portal}/admin/settings`);
  for (const [name, value] of Object.entries(on)) await ada.locator(`#${name}`).setChecked(value);
  await ada.getByRole('button', { name: 'Save the settings' }).click();
  await ada.getByText('The settings were saved.').waitFor();
};
const window = (page: Page) => page.locator('lectern-feedback[size=window]').getByRole('dialog');
const card = (page: Page) => page.locator('main lectern-feedback').getByRole('region', { name: 'Give feedback' });
const openMenu = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { name: /^Account of/ })
    .click();
const entry = (page: Page) => page.getByRole('button', { name: 'Give feedback' });
const giveWindow = async (page: Page) => {
  await openMenu(page);
  await entry(page).click();
};
/** What comes late under a page has come, or is known not to come. */
const late = (page: Page) => page.locator('main lectern-feedback[data-ready]').waitFor({ state: 'attached' });

beforeAll(async () => {
  const ada = await at('ada', '/admin');
  await switchTo(ada, { dashboard: true, feedback: true });
  await ada.context().close();
});

it('FEED-2 to FEED-8, FEED-10 to FEED-12: given from the menu, read by an administrator, and quiet afterwards', async () => {
  const page = await at('mira', '/learn/');
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  // It stands under the dashboard, and opens nothing by itself (FEED-7).
  await card(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await giveWindow(page);
  await window(page)
    .getByRole('radio', { name: /4\s*Satisfied/ })
    .check();
  await window(page).getByRole('checkbox', { name: 'Finding my way around' }).check();
  await window(page).getByRole('textbox').fill('Where is <b>my</b> course?');
  expect(await axeViolations(page)).toEqual([]);

  // A reload loses nothing (FEED-6).
  await page.reload();
  await card(page).waitFor();
  await giveWindow(page);
  await expect.poll(() => window(page).getByRole('textbox').inputValue()).toBe('Where is <b>my</b> course?');
  await window(page).getByRole('button', { name: 'Send' }).press('Enter');
  await window(page).getByRole('heading', { name: 'Thank you for your feedback' }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(
        () => document.querySelector('lectern-feedback[size=window]')?.shadowRoot?.activeElement?.textContent,
      ),
    )
    .toBe('Thank you for your feedback');
  // What stood beside it says so too, and is gone at the next visit.
  await card(page).getByText('Thank you for your feedback').waitFor();
  await page.keyboard.press('Escape');
  await window(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('me');
  await page.reload();
  await late(page);
  expect(await card(page).count()).toBe(0);
  await giveWindow(page);
  await window(page)
    .getByText(/You can give feedback again from/)
    .waitFor();
  expect([errors, violations]).toEqual([[], []]);

  const ada = await at('ada', '/admin');
  await ada.getByRole('link', { name: 'Feedback' }).click();
  await ada.getByText('Where is <b>my</b> course?').waitFor();
  expect(await ada.getByRole('row', { name: /Finding my way around/ }).innerText()).toMatch(/1/);
  expect(await axeViolations(ada)).toEqual([]);
  const [file] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('link', { name: 'Download as a CSV file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('feedback.csv');
});

/** What sends comes with the first letter, so that it is there when the connection is not. */
const [outbox] = chunksOf('dist/learn/manifest.json', /\/commands\/createOutbox\.ts$/);

longIt(
  'FEED-5, FEED-7: without a connection it is not sent yet; it goes when there is one, and another tab is quiet at once',
  async () => {
    const page = await at('pavel', '/learn/');
    await card(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${portal}/learn/`);
    await card(other).waitFor();
    const sending = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith(`/${outbox}`));
    await card(page).getByRole('radio').first().check();
    await card(page).getByRole('textbox').fill('Slow today.');
    await sending;
    await page.context().setOffline(true);
    await card(page).getByRole('button', { name: 'Send' }).click();
    await card(page).getByText('Not sent yet').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await card(page).getByText('Thank you for your feedback').waitFor();
    await card(other).getByText('Thank you for your feedback').waitFor();
    const ada = await at('ada', '/admin/feedback');
    expect(await ada.getByText('Slow today.').count()).toBe(1);
  },
);

longIt(
  'FEED-1, FEED-10, AUD-5: under the end of a course too, after "Not now" no more, and nowhere where the tenant hides it',
  async () => {
    const page = await at('nils', '/learn/');
    await card(page).getByRole('button', { name: 'Not now' }).click();
    await card(page)
      .getByText(/We will not ask you again before/)
      .waitFor();
    await page.reload();
    await late(page);
    expect(await card(page).count()).toBe(0);

    const lena = await at('lena', `/learn/courses/${uuidOf('course:QUI 101')}?ended=a-run`);
    await card(lena).waitFor();
    const ada = await at('ada', '/admin/settings');
    await switchTo(ada, { feedback: false });
    await lena.reload();
    await openMenu(lena);
    await lena.getByRole('button', { name: 'Sign out' }).waitFor();
    expect([await entry(lena).count(), await lena.locator('lectern-feedback').count()]).toEqual([0, 0]);
    await switchTo(ada, { feedback: true });
  },
);

longIt('FEED-9: who acts as the learner is told that only the learner gives it', async () => {
  const ada = await at('ada', '/admin/people?q=ines');
  await ada.getByRole('button', { name: /^Sign in as Ines/ }).click();
  await ada.waitForURL(/\/learn/);
  await giveWindow(ada);
  await window(ada).getByText('Only the learner can give feedback').waitFor();
  await late(ada);
  expect(await card(ada).count()).toBe(0);
});

longIt('FEED-9: in development nothing is sent, and that is said', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await giveWindow(page);
  await window(page).getByText('this environment sends no feedback').waitFor();
  await window(page).getByRole('radio').last().check();
  await window(page).getByRole('button', { name: 'Send' }).click();
  await window(page).getByText('Nothing was sent').waitFor();
  expect(asked.filter((url) => url === `${developing}/api/events`)).toEqual([]);
});

longIt('FEED-10, LATE-1: code that does not come is said, and the next click asks again', async () => {
  const page = await signedIn('mira', '/learn/courses');
  for (const module of [/\/entries\/lectern-feedback\.ts$/, /\/feedback\/ask\/FeedbackRoot\.tsx$/]) {
    const [chunk] = chunksOf('dist/learn/manifest.json', module);
    await page.route(`**/${chunk}`, (route) => route.abort());
    await giveWindow(page);
    await page.getByText(/^The feedback could not be (opened|loaded)/).waitFor();
    await expect.poll(() => page.locator('lectern-feedback').count()).toBe(0);
    await page.unroute(`**/${chunk}`);
    await page.reload();
  }
  await giveWindow(page);
  await window(page).getByRole('radio').first().waitFor();
});

longIt('FEED-8: the element stands on a partner’s page', async () => {
  const page = await atPartner();
  await page.goto(`${partner}/feedback`);
  await page.locator('lectern-feedback').getByRole('radio').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
