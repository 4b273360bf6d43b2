// A host that speaks the protocol by hand, and what its page answers (CHAN-1, CHAN-3 to CHAN-5, CHAN-8, CHAN-11).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { newPage, partner } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { longIt } from '../../longIt.ts';

const lines = (page: Page, way: 'in' | 'out') => page.locator(`#messages li[data-way=${way}] > code`).allInnerTexts();
const answer = (page: Page) => page.locator('#answer').innerText();

async function openTester(): Promise<Page> {
  const page = await newPage();
  await page.goto(`${partner}/pages/protocol`);
  await expect.poll(() => answer(page)).toMatch(/^ready/);
  return page;
}

async function send(page: Page, name: string, body?: string) {
  await page.locator('#name').selectOption(name);
  if (body !== undefined) await page.locator('#body').fill(body);
  await page.getByRole('button', { name: 'Send' }).click();
}

it('the handshake is seen; a ping is answered, a body that is wrong, and a way that leads elsewhere', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await page.goto(`${partner}/pages`);
  await page.getByRole('link', { name: 'The protocol by hand' }).click();
  await expect.poll(() => answer(page)).toMatch(/^ready/);
  expect((await lines(page, 'in')).slice(0, 1)).toEqual(['hello']);
  expect((await lines(page, 'out')).slice(0, 1)).toEqual(['welcome']);
  await send(page, 'ping');
  await expect.poll(() => answer(page)).toBe('reply ping {"text":"hello"}');
  await send(page, 'ping', '{ "text": 5 }');
  await expect.poll(() => answer(page)).toMatch(/^error ping .*"code":"bad_request"/);
  await send(page, 'route.go', '{ "path": "https://evil.example/" }');
  await expect.poll(() => answer(page)).toMatch(/^error route.go .*"code":"forbidden_target"/);
  await send(page, 'ping', '{');
  await page.getByRole('alert').getByText('This is not a JSON object.').waitFor();
  expect(violations).toEqual([]);
});

longIt('route.go leads', async () => {
  const page = await openTester();
  const frame = page.locator('#frame').contentFrame();
  const link = frame.locator('lectern-catalog .card .whole').first();
  const path = await link.evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname);
  expect(path).toMatch(/^\/learn\/open-catalog\/./);
  // What is pointed at gets this page's address, which shows the same place (FRAME-9).
  await expect.poll(async () => (await link.hover(), link.getAttribute('href'))).toBe(`${page.url()}#${path}`);
  await send(page, 'route.go', JSON.stringify({ path }));
  await expect.poll(() => answer(page)).toMatch(/^reply route.go/);
  await frame.locator('lectern-player').waitFor();
  await page.locator('#messages li[data-way=in]', { hasText: 'event route' }).filter({ hasText: path }).waitFor();
  await send(page, 'config.set', '{ "locale": "ar" }');
  await expect.poll(() => frame.locator('html').getAttribute('dir')).toBe('rtl');
});

longIt('what breaks the rules is dropped, refused, and at last the channel is closed', async () => {
  const page = await openTester();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Unknown call');
  await expect.poll(() => answer(page)).toMatch(/^error no.such .*"code":"unsupported"/);
  await press('Too many at once');
  await expect.poll(() => answer(page)).toMatch(/^error ping .*"code":"rate_limited"/);
  await page.waitForTimeout(1100);
  await press('Too large');
  await expect.poll(() => answer(page)).toMatch(/^error ping .*"code":"too_large"/);
  await press('Too large');
  await expect.poll(() => answer(page)).toMatch(/^bye .*"policy"/);
  await press('Unknown call');
  await page.getByRole('alert').getByText('There is no channel.').waitFor();
  await press('Empty the list');
  await press('Welcome with a wrong nonce');
  await expect.poll(() => answer(page)).toMatch(/^ready/);
  expect((await lines(page, 'out')).filter((line) => line === 'welcome')).toHaveLength(2);
});

longIt('stands on a narrow screen, in light and dark, without a fault that axe finds', async () => {
  const page = await openTester();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const theme of ['light', 'dark']) {
    await page.locator('#theme').selectOption(theme);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeViolations(page)).toEqual([]);
  }
});
