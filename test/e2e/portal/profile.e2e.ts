// The profile: who somebody is, and the time zone in which all dates are shown, in every tab.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { openHost } from '../support/hostTools.ts';
import { longIt } from '../../longIt.ts';

const mark = { 'X-Requested-With': 'XMLHttpRequest' };
const me = `${portal}/api/platform/v1/users/me`;
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);
const zoneTab = (page: Page) => page.getByRole('tab', { name: 'Preferred time zone' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search by name, city or offset' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const clock = (page: Page) => page.locator('.zone-clock');

const userOf = async (page: Page) =>
  (await (await page.request.get(me, { headers: mark })).json()) as { readonly id: string; readonly timezone: string };

/** Saves a zone as the portal itself does. */
async function keep(page: Page, timezone: string): Promise<void> {
  const { id } = await userOf(page);
  const reply = await page.request.post(`${portal}/api/lms/v1/users/${id}/timezone`, {
    headers: { ...mark, origin: portal },
    data: { timezone },
  });
  expect(reply.status()).toBe(200);
}

async function choose(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('option', { name: text }).click();
}

// PROF-1, PROF-3, PROF-8, NAV-1, ROUTE-14, LOC-10, TEXT-35
it('a learner finds their profile in the menu and saves a time zone; the dates of another tab follow', async () => {
  const page = await signedIn('lena', '/learn', { timezoneId: 'Europe/Berlin' });
  const errors = errorsOf(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (/\.js$/.test(new URL(reply.url()).pathname)) scripts.push(reply.text().catch(() => ''));
  });
  const holdsZones = async () => (await Promise.all(scripts)).some((text) => text.includes('Lord Howe Standard Time'));
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/timezone')) posts.push(request.postData() ?? '');
  });

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await path(page).toBe('/learn/profile');
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Profile | Aldergrove Academy');
  await page.locator('.profile-facts').getByText('lena.moreau@aldergrove.example').waitFor();
  await page.locator('.profile-facts').getByText('Journal club').waitFor();
  // PROF-9
  const [policy] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Privacy policy' }).click(),
  ]);
  await policy.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  expect(await axeViolations(policy)).toEqual([]);
  await policy.close();
  expect(await axeViolations(page)).toEqual([]);
  // The list of zones comes with its tab.
  expect(await holdsZones()).toBe(false);
  await zoneTab(page).click();
  await clock(page).getByText('Romance Standard Time').waitFor();
  expect(await holdsZones()).toBe(true);
  // The same clock as that of Paris, under another name.
  await page.getByText('Your browser is set to another time zone').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(`${portal}/learn/courses`);
  const reply = await other.request.get(`${portal}/api/lms/v1/users/me/objective-accesses/query`);
  const { data } = (await reply.json()) as { readonly data: readonly { readonly dueDate: string | null }[] };
  const due = Date.parse(data.find(({ dueDate }) => dueDate !== null)!.dueDate!);
  const dueIn = async (timeZone: string) => {
    const text = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone }).format(due);
    await other.locator('.card').getByText(`Due ${text}`).first().waitFor();
    return text;
  };
  try {
    const paris = await dueIn('Europe/Paris');
    // A day apart at every moment.
    const days: string[] = [];
    for (const [city, zone] of [
      ['Pago Pago', 'Etc/GMT+11'],
      ['Kiritimati', 'Pacific/Kiritimati'],
    ] as const) {
      await choose(page, city);
      await save(page).click();
      await page.getByText('The time zone was set').first().waitFor();
      await expect.poll(async () => (await userOf(page)).timezone).toBe(zone);
      days.push(await dueIn(zone));
    }
    expect(new Set(days).size).toBe(2);
    expect(days).not.toEqual([paris, paris]);
    expect(posts).toEqual(['{"timezone":"Etc/GMT+11"}', '{"timezone":"Pacific/Kiritimati"}']);
    // The saved one is chosen: there is nothing to save, after a reload neither.
    await page.reload();
    await zoneTab(page).click();
    await clock(page).getByText('Line Islands Standard Time').waitFor();
    await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true');
    await save(page).click({ force: true });
    expect(posts).toHaveLength(2);

    // Without a connection the choice stays, and is saved once it is back.
    await choose(page, 'Tokyo');
    await page.context().setOffline(true);
    await save(page).click();
    await page.getByText('You are offline. Your choice is still here.').waitFor();
    await page.context().setOffline(false);
    await save(page).click();
    await clock(page).getByText('Tokyo Standard Time').waitFor();
    await expect.poll(async () => (await userOf(page)).timezone).toBe('Asia/Tokyo');
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error))).toEqual([]);
  } finally {
    await page.context().setOffline(false);
    await keep(page, 'Europe/Paris');
  }
});

longIt('PROF-5: a zone that no longer exists is said so on the profile, and breaks no date', async () => {
  const page = await signedIn('lena', '/assets/icon.svg');
  const errors = errorsOf(page);
  await page.route(me, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      json: { ...((await reply.json()) as object), timezone: 'Europe/Atlantis' },
    });
  });
  await page.goto(`${portal}/learn/courses`);
  await page.locator('.card').getByText(/^Due /).first().waitFor();
  await page.goto(`${portal}/learn/profile`);
  await zoneTab(page).click();
  await page.getByText('The time zone “Europe/Atlantis” no longer exists').waitFor();
  expect(errors).toEqual([]);
});

longIt('stands on a partner’s page, where a learner saves a zone too', async () => {
  const page = await newPage();
  const errors = errorsOf(page);
  await openHost(page, `${partner}/profile`, 'lena');
  await page.locator('lectern-profile').getByText('lena.moreau@aldergrove.example').waitFor();
  try {
    await zoneTab(page).click();
    await choose(page, 'Tongatapu');
    await save(page).click();
    await clock(page).getByText('Tonga Standard Time').waitFor();
    expect(new URL(page.url()).origin).toBe(partner);
    expect(errors).toEqual([]);
  } finally {
    await keep(await signedIn('lena', '/assets/icon.svg'), 'Europe/Paris');
  }
});
