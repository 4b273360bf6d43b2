// Everything that a learner does with a course works on an LMS that knows the two documents and nothing else (CALL-9).
import { text as textOf } from 'node:stream/consumers';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../../freePort.ts';
import { startGate, type Gate } from '../../strict/startGate.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';

let server: RunningServer;
let gate: Gate;
let browser: Browser;
let portal: string;

beforeAll(async () => {
  const port = await freePort();
  portal = `http://localhost:${port}`;
  server = await startServer({ from: inject('academy'), env: { ORIGIN: portal } });
  gate = await startGate(port, server.port);
  browser = await chromium.connect(inject('browser'));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await gate?.close();
  await server?.stop();
});

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Marks the part that is shown as complete. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page
    .getByRole('group', { name: 'Previous and next part' })
    .getByRole('button', { name: 'Completed' })
    .waitFor();
}

async function end(page: Page): Promise<void> {
  await button(page, 'Finish the course').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish the course' }).click();
}

it(
  'sign-in, list, filters, course, tree, start, complete, submit, finish and review (AUD-4)',
  { timeout: 180_000 },
  async () => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    await page.goto(`${portal}/learn`);
    await page.getByLabel('User name').fill('ines');
    await page.getByLabel('Password').fill('lectern');
    await button(page, 'Sign in').click();

    // The list, searched, filtered and in another order.
    await card(page, 'Laboratory Safety Essentials').getByText('Not started').waitFor();
    const titles = page.getByRole('article').getByRole('heading');
    const all = await titles.count();
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('laboratory safety');
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Laboratory Safety Essentials']);
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('');
    await expect.poll(() => titles.count()).toBe(all);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('group', { name: 'Term' }).getByRole('checkbox').first().waitFor();
    await drawer.getByRole('checkbox', { name: 'Completed', exact: true }).check();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => titles.count()).toBeLessThan(all);
    await page.goto(`${portal}/learn/courses?sort=recent`);
    await card(page, 'Laboratory Safety Essentials').waitFor();
    expect(await titles.first().innerText()).not.toBe('Examination: Biostatistics');

    // A course with nothing scored is gone on with and finished.
    await page.getByRole('link', { name: 'Health Data and the Law', exact: true }).click();
    await heading(page, 'When it leaks').waitFor();
    expect(await page.getByRole('treeitem').count()).toBe(3);
    await complete(page);
    await end(page);
    await heading(page, 'The course has been successfully finished').waitFor();

    // One that is scored is started and handed in; its result comes by itself.
    await page.goto(`${portal}/learn/courses`);
    await card(page, 'Laboratory Safety Essentials').click();
    await button(page, 'Start').click();
    for (const next of ['Working in the hood', 'Spills', 'Test', null]) {
      await page.locator('.part .author p').first().waitFor();
      await complete(page);
      if (next) await page.getByRole('link', { name: `Next ${next}` }).click();
    }
    await end(page);
    await heading(page, 'You have passed').waitFor({ timeout: 40_000 });

    // The result on its page and in the list; then looking back.
    await page.goto(`${portal}/learn/courses`);
    await card(page, 'Laboratory Safety Essentials').getByText(/^100%/).first().waitFor();
    await card(page, 'Laboratory Safety Essentials').click();
    await page.getByRole('region', { name: 'Results' }).getByText('Passed').first().waitFor();
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await page.locator('.part .author p').first().waitFor();
    await page.getByRole('treeitem', { name: 'Spills' }).click();
    await heading(page, 'Spills').waitFor();

    expect(gate.refused).toEqual([]);
    expect([...gate.made].map((call) => call.replace('/api/lms/v1/', ''))).toEqual(
      expect.arrayContaining([
        'GET users/me/objective-accesses/query',
        'GET users/me/objectives/{}/objective-access',
        'GET users/me/objective-workflows/{}/activity-with-aggregates',
        'GET users/me/objective-workflows/{}/activity/{}',
        'POST start-objective-workflows',
        'POST start-activity-workflows',
        'POST finish-activity-workflows',
        'POST submit-objective-workflows',
        'POST finish-objective-workflows',
        'GET objective-workflow-aggregates/{}/objective-records',
        'GET users/me/terms',
        'GET users/me/enrolled-showcases',
      ]),
    );
  },
);

it('RESULT-11: all results with their attempts, and as a file', async () => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.goto(`${portal}/learn/results`);
  await page.getByLabel('User name').fill('mira');
  await page.getByLabel('Password').fill('lectern');
  await button(page, 'Sign in').click();
  const course = page.locator('.ledger-row').filter({ hasText: 'SAF 120' });
  await course.getByText('43 of 50').first().waitFor();
  await course.getByRole('button', { name: /^4 attempts/ }).click();
  await expect.poll(() => course.locator('.ledger-table tbody tr').count()).toBe(4);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Course');
  await page.getByRole('searchbox', { name: 'Search by course or code' }).fill('saf');
  await expect.poll(() => page.locator('.ledger-row').count()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await textOf(await download.createReadStream())).trimEnd().split('\r\n');
  // Four attempts of one course and one of the other, below the headings.
  expect(lines).toHaveLength(6);
  expect(gate.refused).toEqual([]);
  await context.close();
});

it('CERT-23: a certificate of one’s own with name and course, and the same for anybody by its number', async () => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.goto(`${portal}/learn`);
  await page.getByLabel('User name').fill('mira');
  await page.getByLabel('Password').fill('lectern');
  await button(page, 'Sign in').click();
  await page.getByRole('article').first().waitFor();
  // From the server behind the gate, which says more.
  const reply = await page.request.get(`http://localhost:${server.port}/api/lms/v1/certificate-records/query`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { data } = (await reply.json()) as {
    readonly data: readonly {
      readonly certificateNumber: string;
      readonly objectiveId: string;
      readonly state: string;
    }[];
  };
  const { certificateNumber, objectiveId } = data.find(({ state }) => state === 'valid')!;
  await page.goto(`${portal}/learn/courses/${objectiveId}/certificate/${certificateNumber}`);
  await page.getByText('This certificate is genuine').waitFor();
  await expect.poll(() => page.locator('.cert-student').innerText()).toContain('Mira');
  await page.getByText('Course code', { exact: true }).waitFor();
  const stranger = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })).newPage();
  await stranger.goto(`${portal}/learn/certificate/${certificateNumber}`);
  await stranger.getByText('This certificate is genuine').waitFor();
  await stranger.getByText(certificateNumber).first().waitFor();
  // The picture is a file that the record names, and no call.
  expect(gate.refused.filter((line) => !line.includes(`/${certificateNumber}/certificate.png:`))).toEqual([]);
  await context.close();
  await stranger.context().close();
});
