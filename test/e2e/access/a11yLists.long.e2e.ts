// What axe-core finds on the screens of finding and enrolling: nothing, in light, dark, high contrast and Arabic.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInLooks } from '../support/axeInLooks.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { accessesOf } from '../support/enrolments.ts';
import { newPage, portal, type Person } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { setTenant } from '../support/tenantSettings.ts';

/** A screen: how to get there, and what has to stand before it is judged. Selectors hold in every language. */
interface Screen {
  readonly name: string;
  readonly open: string | ((page: Page) => Promise<unknown>);
  readonly ready: string | readonly string[];
}

const filters = (page: Page) =>
  page.locator('lectern-courses, lectern-catalog').locator('.find .btn[aria-haspopup=dialog]').click();
const close = (page: Page) => page.keyboard.press('Escape');

const mine: readonly Screen[] = [
  {
    name: 'the list with its tools, its order and what comes next',
    open: '/learn/courses',
    ready: ['lectern-courses .bar .chips button', 'lectern-courses section a', 'lectern-courses select'],
  },
  { name: 'the drawer', open: filters, ready: 'lectern-courses dialog.drawer[open] .check' },
  {
    name: 'a filtered list',
    open: async (page) => {
      await page.locator('dialog.drawer input').first().check();
      await close(page);
    },
    ready: 'lectern-courses .find .badge',
  },
  {
    name: 'a search in vain',
    open: '/learn/courses?keyword=zebra&courseProgress=completed',
    ready: 'lectern-courses .empty-state .btn',
  },
  { name: 'the word about unknown filters', open: '/learn/courses?colour=red', ready: '.toast' },
  {
    name: 'all results, one of them with its attempts',
    open: async (page) => {
      await page.goto(`${portal}/learn/results`);
      const course = page.locator('.ledger-row').filter({ hasText: 'SAF 120' });
      await course.getByRole('button').click();
    },
    ready: ['lectern-results .ledger-table', 'lectern-results .ledger-chart circle'],
  },
  { name: 'results in vain', open: '/learn/results?keyword=zebra', ready: 'lectern-results .empty-state .btn' },
  { name: 'the catalog', open: '/learn/catalog', ready: 'lectern-catalog .bar .chips button' },
  { name: 'the drawer of the catalog', open: filters, ready: 'lectern-catalog dialog.drawer[open] .check' },
  { name: 'a course of the catalog', open: '/learn/catalog/NEU 215', ready: 'lectern-player .buttons .filled' },
  { name: 'one that opens later', open: '/learn/catalog/DAT 210', ready: 'lectern-player .notice' },
  {
    name: 'one that is mandatory',
    open: '/learn/catalog/LAW 140',
    ready: 'lectern-player .buttons button[disabled], lectern-player .buttons [aria-disabled]',
  },
  {
    name: 'the dashboard',
    open: async (page) => {
      await setTenant(['catalog', 'sidebar', 'dashboard']);
      await page.goto(`${portal}/learn/`);
    },
    ready: ['lectern-dashboard .home-month a', 'lectern-dashboard .resume', 'lectern-dashboard .home-ring'],
  },
  { name: 'the calendar', open: '/learn/calendar', ready: 'lectern-calendar .dates-row a' },
  { name: 'a month', open: '/learn/calendar/month', ready: 'lectern-calendar .ec-event a' },
  { name: 'a week', open: '/learn/calendar/week', ready: 'lectern-calendar .ec-time-grid' },
  {
    name: 'subscribing to the calendar',
    open: (page) => page.locator('lectern-calendar .dates-top .btn').click(),
    ready: 'lectern-calendar dialog .filled',
  },
  { name: 'the profile', open: '/learn/profile', ready: 'lectern-profile .profile-facts ul' },
  {
    name: 'the time zone',
    open: (page) => page.locator('lectern-profile [role=tab]').nth(1).click(),
    ready: 'lectern-profile [role=option][aria-selected=true]',
  },
];

const visitors: readonly Screen[] = [
  { name: 'the open catalog', open: '/learn/open-catalog', ready: 'lectern-catalog .bar .chips button' },
  { name: 'the drawer of the open catalog', open: filters, ready: 'lectern-catalog dialog.drawer[open] .check' },
  { name: 'a search in vain', open: '/learn/open-catalog?keyword=zebra', ready: 'lectern-catalog .empty-state .btn' },
  { name: 'the check of a certificate', open: '/learn/certificate', ready: 'lectern-certificate .cert-typed input' },
  { name: 'an unknown number', open: '/learn/certificate/AGA-0', ready: 'lectern-certificate .cert-ask .notice' },
  {
    name: 'a course for visitors',
    open: '/learn/open-catalog/HIS 160/view/details',
    ready: 'lectern-player .buttons .filled',
  },
  { name: 'one that is over', open: '/learn/open-catalog/WIN 086/view/details', ready: 'lectern-player .notice' },
  {
    name: 'a course that is not there',
    open: '/learn/open-catalog/00000000-0000-4000-8000-000000000000/view/details',
    ready: 'lectern-player .empty-state .btn',
  },
];

const administrators: readonly Screen[] = [
  { name: 'the administrators’ pages', open: '/admin', ready: 'h1' },
  { name: 'the settings', open: '/admin/settings', ready: 'form button' },
  { name: 'the people', open: '/admin/people', ready: 'h1' },
  { name: 'the certificates', open: '/admin/certificates', ready: '.rows' },
  { name: 'the results without a certificate', open: '/admin/certificates/issue', ready: 'h1' },
  { name: 'the clock', open: '/admin/clock', ready: 'h1' },
  { name: 'the work to be graded', open: '/teach/grading', ready: 'h1' },
  { name: 'an empty catalog', open: '/learn/catalog', ready: 'lectern-catalog .empty-state' },
];

type Look = (page: Page) => Promise<string[]>;
const variants: readonly [name: string, options: BrowserContextOptions, look: Look][] = [
  ['in light, dark and high contrast', {}, (page) => axeInLooks(page)],
  ['in Arabic', { locale: 'ar' }, (page) => axeViolations(page)],
];

/** Judges one screen after the other. */
async function judge(
  page: Page,
  look: Look,
  screens: readonly Screen[],
  ids: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, open, ready } of screens) {
    if (typeof open === 'string')
      await page.goto(portal + open.replace(/[A-Z]{3} \d{3}/, (code) => ids.get(code) ?? code));
    else await open(page);
    for (const selector of [ready].flat()) await page.locator(selector).first().waitFor();
    found.push(...(await look(page)).map((line) => `${name}: ${line}`));
  }
  return found;
}

/** A page of a person in some look, and the ids of all courses by their codes. */
async function pageOf(person: Person, options: BrowserContextOptions) {
  const page = await newPage({ ...options, reducedMotion: 'reduce' });
  await sendSignIn(page.context(), portal, person);
  return { page, ids: new Map((await accessesOf(page)).map(({ code, objectiveId }) => [code, objectiveId])) };
}

it.each(variants)('a learner’s lists and courses to choose: %s', async (_, options, look) => {
  const { page, ids } = await pageOf('mira', options);
  expect(await judge(page, look, mine, ids)).toEqual([]);
});

it.each(variants)('what visitors see: %s', async (_, options, look) => {
  const page = await newPage({ ...options, reducedMotion: 'reduce' });
  const reply = await page.request.get(`${portal}/api/lms/v1/public/open-catalog/objectives/query`, {
    params: { domain: 'localhost', take: '100' },
  });
  const { data } = (await reply.json()) as { data: { id: string; code: string }[] };
  expect(await judge(page, look, visitors, new Map(data.map(({ id, code }) => [code, id])))).toEqual([]);
});

it.each(variants)('the administrators’ pages: %s', async (_, options, look) => {
  const { page, ids } = await pageOf('ada', options);
  expect(await judge(page, look, administrators, ids)).toEqual([]);
});
