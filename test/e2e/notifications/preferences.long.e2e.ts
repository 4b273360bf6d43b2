// How a learner wants to be told, and what follows: a mail at once, its link, its end without signing in, a digest, and the channel
// "For you" (NOTE-9 to NOTE-22, SRV-60), over HTTP.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { admin, errorsOf, newContext, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';

const course = uuidOf('course:STA 210');
const mira = uuidOf('user:mira');
const tab = (page: Page) => page.getByRole('tab', { name: 'Notifications' });
const kind = (page: Page, name: string) => page.getByRole('group', { name });
const mailOf = (page: Page, name: string) => kind(page, name).getByRole('combobox', { name: 'By e-mail' });

async function announce(teacher: Page, text: string): Promise<void> {
  await teacher.goto(`${portal}/teach/announcements/${course}`);
  await teacher.getByRole('textbox', { name: 'New announcement' }).fill(text);
  await teacher.getByRole('button', { name: 'Announce', exact: true }).click();
  await teacher.getByRole('status').waitFor();
}

/** Opens the mailbox of a person at the newest mail with this text, once it is there. */
async function mailWith(page: Page, person: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${portal}/mailbox?to=${person}`);
      const first = page.locator('.rows a').first();
      if ((await first.count()) === 0) return '';
      await first.click();
      return page.locator('p.written').textContent();
    })
    .toContain(text);
}
const mailsOf = async (context: BrowserContext, person: string) => {
  const text = await (await context.request.get(`${portal}/mailbox?to=${person}`)).text();
  return [...text.matchAll(/href="\/mailbox\/[\w-]+"/g)].length;
};

it('NOTE-18, NOTE-19, NOTE-21, SRV-60: an announcement is mailed, leads to its course, and is ended without signing in', async () => {
  const [teacher, visitor] = [await signedIn('leila', '/teach/announcements'), await newContext()];
  const box = await visitor.newPage();
  const [errors, violations] = [errorsOf(box), await policyViolations(box)];
  await announce(teacher, 'The hall is <b>closed</b> tomorrow.');
  await mailWith(box, mira, 'The hall is <b>closed</b> tomorrow.');
  await box
    .getByRole('heading', { name: 'New announcement in Statistics for Clinical Researchers', level: 1 })
    .waitFor();
  expect(await axeViolations(box)).toEqual([]);

  // Mira opens the mail where she is signed in, and follows the link of its HTML.
  const reader = await signedIn('mira', new URL(box.url()).pathname);
  const [opened] = await Promise.all([
    reader.waitForEvent('popup'),
    reader.frameLocator('iframe').getByRole('link', { name: 'Open the course' }).click(),
  ]);
  await opened.waitForURL(`${portal}/learn/courses/${course}**`);
  await opened.getByRole('heading', { name: 'Statistics for Clinical Researchers' }).first().waitFor();

  // Nobody is signed in here.
  const [page] = await Promise.all([
    box.waitForEvent('popup'),
    box
      .frameLocator('iframe')
      .getByRole('link', { name: /^Unsubscribe/ })
      .click(),
  ]);
  await page.getByText('You will get no more e-mails of this kind: Announcements.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'You are unsubscribed.' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The next one is mailed to others, and not to her.
  const before = await mailsOf(visitor, mira);
  await announce(teacher, 'The hall is open again.');
  await mailWith(box, uuidOf('user:pavel'), 'The hall is open again.');
  expect(await mailsOf(visitor, mira)).toBe(before);

  // Her settings say so, and there she turns it on again.
  await reader.goto(`${portal}/learn/profile?tab=notifications`);
  await expect.poll(() => mailOf(reader, 'Announcements').inputValue()).toBe('off');
  expect([errors, violations]).toEqual([[], []]);
});

it('NOTE-16, NOTE-17: the window leads to the settings; a choice by keys is seen after a reload, and in another tab', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  await page.locator('header lectern-notifications button').first().click();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.waitForURL('**/learn/profile');
  await expect.poll(() => tab(page).getAttribute('aria-selected')).toBe('true');
  await kind(page, 'Team work').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The window is closed, and the tab is reached by keys.
  expect(await page.locator('header lectern-notifications dialog').count()).toBe(0);

  const other = await page.context().newPage();
  await other.goto(`${portal}/learn/profile?tab=notifications`);
  await kind(other, 'Team work').waitFor();
  await page.bringToFront();
  await kind(page, 'Team work').getByRole('checkbox', { name: 'In the portal' }).press('Space');
  await kind(page, 'Team work').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  // "Saved" stands there already: the answer tells that this change is kept.
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && /preferences$/.test(reply.url()),
  );
  await mailOf(page, 'Team work').selectOption('weekly');
  expect((await answered).ok()).toBe(true);
  await kind(page, 'Team work').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await page.reload();
  await tab(page).click();
  await expect.poll(() => mailOf(page, 'Team work').inputValue()).toBe('weekly');
  expect(await kind(page, 'Team work').getByRole('checkbox').isChecked()).toBe(false);
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => mailOf(other, 'Team work').inputValue()).toBe('weekly');

  // What cannot be sent is put back.
  await page.bringToFront();
  await page.context().setOffline(true);
  await mailOf(page, 'Team work').selectOption('now');
  await kind(page, 'Team work').getByRole('alert').waitFor();
  expect(await mailOf(page, 'Team work').inputValue()).toBe('weekly');
  await page.context().setOffline(false);
  expect([errors, violations]).toEqual([[], []]);
});

it('NOTE-9, NOTE-11, NOTE-12, NOTE-18: what is due is told for oneself, leads there, and comes with a digest in the morning', async () => {
  // Two days before her safety course is due, in the evening; its digest comes at eight in London.
  const start = new Date();
  const day = (days: number, hour: number) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() + days, hour)).toISOString();
  await admin.clock.set(day(3, 18));
  const page = await signedIn('mira', '/learn/courses');
  await page.locator('header lectern-notifications button').first().click();
  const window = page.locator('header lectern-notifications dialog');
  await window.locator('.news-row').first().filter({ hasText: 'For you' }).click();
  await window.getByText('“Fire Safety on the Ward” is due on').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const visitor = await newContext();
  const before = await mailsOf(visitor, mira);
  await admin.clock.set(day(4, 9));
  const box = await visitor.newPage();
  await mailWith(box, mira, '“Fire Safety on the Ward” is due on');
  expect(await box.getByRole('heading', { level: 1 }).textContent()).toContain('your daily digest');
  expect(await mailsOf(visitor, mira)).toBe(before + 1);

  await window.getByRole('link', { name: 'Open the course' }).first().click();
  await page.waitForURL('**/learn/courses/**');
  await window.waitFor({ state: 'detached' });
});
