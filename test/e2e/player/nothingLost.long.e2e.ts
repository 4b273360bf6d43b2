// What is typed is not lost, whatever happens while it is typed: one answer, written on at every bad moment (DRAFT-4,
// CMD-9, CMD-11, CMD-12). What it is in both mounts of the player is in answers.e2e.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { fillSignInAt, signInAt } from '../support/signInAt.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-nothing-'));
let server: RunningServer;
let browser: Browser;
/** Address of the answer's call, and of its part. */
let call: string;
let part: string;
/** Mira, signed in. */
let mira: NonNullable<BrowserContextOptions['storageState']>;
const contexts: BrowserContext[] = [];
let written = 0;

beforeAll(async () => {
  server = await startServer({ dataDir, from: inject('academy') });
  browser = await chromium.connect(inject('browser'));
  // A course that can be started by then, and whose last part asks for an answer.
  const admin = await signedIn(await person(), 'ada', '/admin/clock');
  const moved = await admin.request.post(`${server.portal}/admin/clock`, {
    headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'origin': server.portal },
    data: { now: new Date(Date.now() + 11 * 86_400_000).toISOString() },
  });
  expect(moved.status()).toBe(200);
  const page = await signedIn(await person(), 'mira', '/learn/courses?keyword=EPI');
  await page.getByRole('link', { name: 'Field Epidemiology: Tracing an Outbreak', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  page.on('request', (request) => {
    if (request.url().includes('/answers/')) call = request.url();
  });
  const title = page.getByRole('heading', { level: 1 });
  for (;;) {
    const mark = page.getByRole('button', { name: 'Mark as complete' });
    await mark.or(field(page)).first().waitFor();
    if (await field(page).count()) break;
    const name = await title.innerText();
    await mark.click();
    await page
      .getByRole('group', { name: 'Previous and next part' })
      .getByRole('button', { name: 'Completed' })
      .waitFor();
    await page.getByRole('link', { name: /^Next/ }).click();
    await title.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  }
  expect(await field(page).inputValue()).toBe('');
  part = page.url();
  mira = await page.context().storageState();
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function person(who: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    ...who,
  });
  contexts.push(context);
  return context;
}

const signedIn = async (context: BrowserContext, name = 'mira', path = '/learn/forbidden') =>
  signInAt(await context.newPage(), server.portal, name, path);

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const says = (page: Page, text: string) =>
  page.locator('.standing > span').first().getByText(text, { exact: true }).waitFor();
const copies = (page: Page) => page.locator('.copies .notice');
/** A text that was not there before. */
const fresh = (of: string) => `${of}, ${++written}.`;

/** Mira at the part, in a browser of her own. */
async function writing(): Promise<Page> {
  const page = await (await person({ storageState: mira })).newPage();
  await page.goto(part);
  await field(page).waitFor();
  return page;
}

const kept = async (page: Page) =>
  (await (await page.request.get(call)).json()) as {
    readonly text: string;
    readonly version: number;
    readonly handedInAt: string | null;
  };

/** The server gets a text, once: its copies are counted. */
async function arrives(page: Page, text: string, before: number, times = 1): Promise<void> {
  await expect.poll(async () => (await kept(page)).text).toBe(text);
  await says(page, 'Saved');
  expect(await field(page).inputValue()).toBe(text);
  expect((await kept(page)).version).toBe(before + times);
  expect(await copies(page).count()).toBe(0);
}

it('two tabs without a connection, and both are typed in: the other copy is offered, and none is lost (DRAFT-4)', async () => {
  const page = await writing();
  const other = await contexts[0]!.newPage();
  await other.goto(part);
  await field(other).waitFor();
  await contexts[0]!.setOffline(true);
  const [first, second] = [fresh('In the first tab'), fresh('In the second tab')];
  await field(page).fill(first);
  await expect.poll(() => field(other).inputValue()).toBe(first);
  await field(other).fill(second);
  await copies(page)
    .getByText(/^A newer copy|^An older copy/)
    .waitFor();
  expect(await field(page).inputValue()).toBe(first);
  await copies(page).getByRole('button', { name: 'Show' }).click();
  await copies(page).getByText(second).waitFor();
  await contexts[0]!.setOffline(false);
  await expect.poll(async () => (await kept(page)).text).toBe(second);
  await copies(page).getByRole('button', { name: 'Use this copy' }).click();
  await expect.poll(() => field(page).inputValue()).toBe(second);
  await copies(page).getByRole('button', { name: 'Remove' }).click();
  await copies(page).waitFor({ state: 'detached' });
  await says(page, 'Saved');
});

it('two devices: what was saved on the other one is not overwritten; both copies are there until one is chosen (DRAFT-4)', async () => {
  const page = await writing();
  const other = await writing();
  await contexts[0]!.setOffline(true);
  const [here, there] = [fresh('On this device'), fresh('On the other device')];
  await field(page).fill(here);
  await field(other).fill(there);
  await says(other, 'Saved');
  await contexts[0]!.setOffline(false);
  await copies(page)
    .getByText(/^An older copy|^A newer copy/)
    .waitFor();
  expect(await field(page).inputValue()).toBe(here);
  expect((await kept(page)).text).toBe(there);
  await page.reload();
  // Both are there still, after the page was loaded again.
  await copies(page).waitFor();
  await copies(page).getByRole('button', { name: 'Show' }).click();
  expect(new Set([await field(page).inputValue(), await page.locator('.copy').innerText()])).toEqual(
    new Set([here, there]),
  );
  if ((await field(page).inputValue()) !== here)
    await copies(page).getByRole('button', { name: 'Use this copy' }).click();
  await copies(page).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await kept(page)).text).toBe(here);
  await says(page, 'Saved');
  // Who comes back to the other device finds it there.
  await other.reload();
  await expect.poll(() => field(other).inputValue()).toBe(here);
});

it('the server is killed between a text and its reply, and more is typed meanwhile: one copy (SRV-2, CMD-11, DRAFT-4)', async () => {
  const page = await writing();
  const { version } = await kept(page);
  let lost = 0;
  await page.route(call, async (route) => {
    if (route.request().method() !== 'PUT' || lost++ > 0) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    await server.stop('SIGKILL');
    return route.abort('connectionreset');
  });
  const text = fresh('Before it was killed');
  await field(page).fill(text);
  await says(page, 'Saved on this device, not sent yet');
  const more = `${text} And after.`;
  await field(page).press('End');
  await field(page).pressSequentially(' And after.');
  expect(await field(page).inputValue()).toBe(more);
  const { port, partnerPort } = server;
  server = await startServer({ dataDir, port, partnerPort });
  // What waits is sent by itself too, and may be gone by now.
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await again.click({ timeout: 5000 }).catch(() => undefined);
  await arrives(page, more, version, 2);
});

it('the session ends in the middle of typing: the text stays, and is saved after signing in beside it (SESS-3, SESS-10)', async () => {
  const page = await writing();
  const { version } = await kept(page);
  await contexts[0]!.clearCookies();
  const text = fresh('The session has ended');
  await field(page).fill(text);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Sign in again' }).last().click(),
  ]);
  await Promise.all([popup.waitForEvent('close'), fillSignInAt(popup, 'mira')]);
  await dialog.waitFor({ state: 'detached' });
  await arrives(page, text, version);
});

it('another person on the device sees and sends none of it, its writer finds it again (CMD-9, CMD-12, CMD-16, SESS-11)', async () => {
  const page = await writing();
  const { version } = await kept(page);
  const context = contexts[0]!;
  let may = false;
  const sent: string[] = [];
  await context.route(call, (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().postData() ?? '');
    return may ? route.continue() : route.abort('connectionreset');
  });
  const text = fresh('Written by Mira');
  await field(page).fill(text);
  await says(page, 'Saved on this device, not sent yet');
  await page.close();
  sent.length = 0;

  await context.clearCookies();
  const other = await signedIn(context, 'nils', '/learn/courses');
  await other.locator('lectern-courses .card').first().waitFor();
  // What waits is looked for once a page stands; so is the id of the device.
  await other.evaluate(() => localStorage.removeItem('deviceId'));
  await other.reload();
  await other.waitForFunction(() => localStorage.getItem('deviceId'));
  await other.goto(part);
  await other.getByText('Course is not available').waitFor();
  expect(sent).toEqual([]);
  await other.close();

  await context.clearCookies();
  may = true;
  const again = await signedIn(context, 'mira', part.slice(server.portal.length));
  await field(again).waitFor();
  await arrives(again, text, version);
});

it('signing out on purpose sends it first, and then nothing of it is left in the browser (SESS-11)', async () => {
  const page = await writing();
  const text = fresh('Before signing out');
  await field(page).fill(text);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('User name').waitFor();
  // The portal leads to the sign-in page again, which is of the same origin.
  await page.goto(server.portal);
  await page.waitForURL('**/idp/interaction/*');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^user:|answer/.test(key)))).toEqual([]);
  const back = await signedIn(await person(), 'mira', part.slice(server.portal.length));
  await field(back).waitFor();
  expect(await field(back).inputValue()).toBe(text);
  mira = await back.context().storageState();
});
