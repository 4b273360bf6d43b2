// A course that is kept on the device: read, watched and worked in while the server is away, and gone with its person.
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { keptOf, offlineAcademy } from '../support/offlineAcademy.ts';

const academy = await offlineAcademy();
afterAll(() => academy.end());

const course = 'Kinesiology: How We Walk';
const part = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(name) });
const waiting = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: name }).filter({ hasText: 'It is sent as soon as there is a connection' });

it('OFF-2, OFF-6, OFF-12: keeps a course, reads it without a server, and sends once what was done meanwhile', async () => {
  const page = await academy.served('mira');
  await page.getByRole('textbox', { name: 'Search your courses' }).fill('How We Walk');
  await page.getByRole('link', { name: course, exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await part(page, '1. Falling').waitFor();
  const address = new URL(page.url()).pathname;
  await page.goto(academy.portal + address.replace(/\/view.*/, ''));

  // Before: how much, and what cannot be kept. The keyboard alone.
  await page.getByRole('button', { name: 'Keep this course offline' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).waitFor();
  await expect.poll(() => dialog.innerText()).toMatch(/9 parts, \d+\.\d\d KB/);
  expect(await dialog.innerText()).toContain('5.2 A recording from elsewhere');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('.keep').getByText('Kept on this device', { exact: true }).waitFor();
  // What was focused has gone: the focus is in its place.
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toBe('Update');
  expect(await axeViolations(page)).toEqual([]);

  await academy.stop();
  await page.goto(academy.portal + address);
  await page.getByText('You are offline').waitFor();
  await part(page, '1. Falling').click();
  await page.getByText('Walking is a fall that is caught').waitFor();
  const picture = page.getByRole('img', { name: /A straight leg drawn/ });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);

  // A film that is sought in.
  await part(page, '2. Film').click();
  const film = page.locator('video');
  await film.waitFor();
  const sought = await film.evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState < 1)
      await new Promise((done) => video.addEventListener('loadedmetadata', done, { once: true }));
    video.currentTime = 20;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    return [Math.round(video.currentTime), video.readyState >= 2, video.error];
  });
  expect(sought).toEqual([20, true, null]);

  await part(page, '4. Reading').click();
  await page.locator('.pdf canvas, canvas').first().waitFor();

  // Two parts are completed, of which one was never begun, and the page is loaded again.
  const sent: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('/finish-activity-workflows') && reply.ok()) sent.push(reply.request().postData() ?? '');
  });
  for (const name of ['1. Falling', '3. The step']) {
    await part(page, name).click();
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await waiting(page, name).waitFor();
  }
  await page.reload();
  await waiting(page, '3. The step').waitFor();
  expect(sent).toEqual([]);

  await academy.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sent.length).toBe(2);
  await page.reload();
  for (const name of ['1. Falling', '3. The step'])
    await expect.poll(() => part(page, name).ariaSnapshot()).toMatch(/complete/i);
  expect(sent).toHaveLength(2);
  // In their order: one that the learner had opened before, and one that is named by its way.
  type Sent = { readonly activityWorkflowIds: readonly string[]; readonly activityPartIds?: readonly string[] };
  const bodies = sent.map((body) => JSON.parse(body) as Sent);
  expect(bodies.map((body) => [body.activityWorkflowIds.length, body.activityPartIds?.length ?? 0])).toEqual([
    [1, 0],
    [0, 1],
  ]);

  // OFF-5, OFF-9: it is listed, and signing out removes all of it.
  await page.goto(`${academy.portal}/learn/profile?tab=offline`);
  await page.getByRole('tabpanel').getByRole('link', { name: course }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect((await keptOf(page)).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: /Mira Okafor/ }).click();
  await Promise.all([
    page.waitForURL((url) => !url.pathname.startsWith('/learn')),
    page.getByRole('button', { name: 'Sign out' }).click(),
  ]);
  await page.goto(`${academy.portal}/assets/icon.svg`);
  expect(await keptOf(page)).toEqual([]);
});

it('OFF-10: a browser finds nothing that would keep the portal from being installed', async () => {
  const page = await academy.served('nora');
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).origin]).toEqual([[], academy.portal]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a window of its own, as that of the tests, is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
