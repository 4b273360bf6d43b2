// The calendar of a learner (CAL-1): its views and addresses, its keys, and its feed (CAL-12 to CAL-14), over HTTP.
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { atPartner } from '../support/atPartner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, partner, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';

const calendar = (page: Page) => page.locator('lectern-calendar');
const rows = (page: Page) => calendar(page).locator('li a');
const view = (page: Page, name: string) => calendar(page).getByRole('button', { name, exact: true });
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);

it('CAL-4 to CAL-8, NAV-2: the navigation leads to the agenda, and on to month, week and a course', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
  await rows(page).first().waitFor();
  await path(page).toBe('/learn/calendar');
  await expect.poll(() => page.title()).toMatch(/^Calendar/);
  expect(await calendar(page).getByRole('heading', { level: 2 }).first().innerText()).toBe('From today');
  expect(await axeViolations(page)).toEqual([]);

  await view(page, 'Month').click();
  await path(page).toBe('/learn/calendar/month');
  await calendar(page).locator('.ec-event a').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The address is a place of its own.
  await page.reload();
  await calendar(page).locator('.ec-event a').first().waitFor();
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await path(page).toMatch(/^\/learn\/calendar\/month\/\d{4}-\d\d-01$/);

  await view(page, 'Week').click();
  await calendar(page).locator('.ec-time-grid').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await view(page, 'Agenda').click();
  await calendar(page).getByRole('link', { name: '4.5 Exercise: bootstrapping in R' }).first().click();
  await path(page).toMatch(/^\/learn\/courses\/[^/]+\/view\/content\//);
  await page.getByRole('heading', { name: '4.5 Exercise: bootstrapping in R', level: 1 }).waitFor();
  expect([errors, violations]).toEqual([[], []]);
});

it('CAL-6, CAL-7: keys alone reach every view and every date', async () => {
  const page = await signedIn('mira', '/learn/calendar');
  await rows(page).first().waitFor();
  await view(page, 'Month').focus();
  await page.keyboard.press('Enter');
  await calendar(page).locator('.ec-event a').first().waitFor();
  const names = new Set<string>();
  for (let count = 0; count < 8; count++) {
    await page.keyboard.press('Tab');
    names.add(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? ''));
  }
  expect([...names].filter((name) => /Due|Overdue|Opens|Event/.test(name)).length).toBeGreaterThan(2);
});

longIt('CAL-12, CAL-14: an address is made, another program reads it, and a new one ends it', async () => {
  const page = await signedIn('mira', '/learn/calendar');
  const address = calendar(page).getByRole('textbox', { name: 'Address of your calendar' });
  await calendar(page).getByRole('button', { name: 'Subscribe' }).click();
  await calendar(page).getByRole('button', { name: 'Create an address' }).click();
  await address.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const first = await address.inputValue();
  const text = await (await fetch(first)).text();
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(5);

  await calendar(page).getByRole('button', { name: 'Make a new address' }).click();
  await calendar(page).getByRole('alert').waitFor();
  await calendar(page).getByRole('button', { name: 'Make a new address' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect([(await fetch(first)).status, (await fetch(await address.inputValue())).status]).toEqual([404, 200]);
  await page.keyboard.press('Escape');
  await expect.poll(() => calendar(page).getByRole('dialog').count()).toBe(0);
});

longIt('CAL-6: where the page’s policy keeps the library out, the agenda stands in its place', async () => {
  const page = await signedIn('mira', '/learn/profile');
  await page.route('**/learn/calendar/month', async (route) => {
    const reply = await route.fetch();
    const headers = reply.headers();
    const policy = (headers['content-security-policy'] ?? '').replace(' svelte-trusted-html', '');
    await route.fulfill({ response: reply, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto(`${portal}/learn/calendar/month`);
  await calendar(page).getByText('This view cannot be shown here').waitFor();
  await rows(page).first().waitFor();
});

longIt(
  'CAL-8, FRAME-6: at a partner’s it stands on an address of its own, and in the frame of the portal',
  async () => {
    const page = await atPartner();
    const violations = await policyViolations(page);
    await page.goto(`${partner}/dates`);
    await rows(page).first().waitFor();
    await view(page, 'Month').click();
    await expect.poll(() => page.url()).toBe(`${partner}/dates/month`);
    await calendar(page).locator('.ec-event a').first().waitFor();
    await page.reload();
    await calendar(page).locator('.ec-event a').first().waitFor();
    expect(violations).toEqual([]);

    await page.goto(`${partner}/academy`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Calendar' }).first().click();
    await frame.locator('lectern-calendar li a').first().waitFor();
  },
);
