// What axe-core finds on every screen of the portal: nothing, in light, dark, Arabic, and on a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { newPage, portal, type Person } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';

/** Codes of a person's courses, with the addresses of their overview and content. */
async function addresses(page: Page): Promise<(code: string) => { overview: string; content: string }> {
  const reply = await page.request.get(`${portal}/api/lms/v1/users/me/objective-accesses/query`, {
    params: { take: '100' },
  });
  const { data } = (await reply.json()) as { data: { objective: { id: string; code: string } }[] };
  const byCode = new Map(data.map(({ objective }) => [objective.code, objective.id]));
  return (code) => {
    const id = byCode.get(code);
    if (!id) throw new Error(`no course ${code}`);
    return {
      overview: `${portal}/learn/courses/${id}/view/details`,
      content: `${portal}/learn/courses/${id}/view/content`,
    };
  };
}

/** A screen: how to get there, and what has to stand before it is judged. Selectors hold in every language. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page, at: (code: string) => { overview: string; content: string }) => Promise<unknown>;
  readonly ready: string;
}

const portalAddress = (path: string) => (page: Page) => page.goto(portal + path);
const account = (page: Page) => page.locator('header button.me');
const refused = (status: number) => (page: Page) =>
  page.route(
    '**/objective-accesses/query*',
    (route) => route.fulfill({ status, json: { error: { code: 'server_error', message: 'broken' } } }),
    { times: 2 },
  );

const screens: readonly Screen[] = [
  { name: 'the list', open: portalAddress('/learn/courses'), ready: 'lectern-courses .card .whole' },
  { name: 'the user menu', open: (page) => account(page).click(), ready: '#user-menu:popover-open' },
  {
    name: 'a list that failed',
    open: async (page) => {
      await refused(500)(page);
      await page.reload();
    },
    ready: 'lectern-courses [role=alert] .btn',
  },
  {
    name: 'a course to start',
    open: (page, at) => page.goto(at('BIO 214').overview),
    ready: 'lectern-player .buttons .filled',
  },
  {
    name: 'a course with its grade',
    open: (page, at) => page.goto(at('SAF 120').overview),
    ready: 'lectern-player .verdict',
  },
  {
    name: 'a course in grading',
    open: (page, at) => page.goto(at('MIC 220').overview),
    ready: 'lectern-player .box dl',
  },
  {
    name: 'a course that is not open yet',
    open: (page, at) => page.goto(at('EPI 230').overview),
    ready: 'lectern-player .notice',
  },
  { name: 'a draft', open: (page, at) => page.goto(at('PHA 310').overview), ready: 'lectern-player .notice' },
  { name: 'a part', open: (page, at) => page.goto(at('STA 210').content), ready: 'lectern-player .author p' },
  {
    name: 'the contents',
    open: async (page) => {
      const button = page.locator('lectern-player .stage-bar button').first();
      if (await button.isVisible()) await button.click();
    },
    ready: 'lectern-player [role=treeitem]',
  },
  {
    name: 'the dialog of what is left',
    open: (page) => page.locator('lectern-player .toc .toc-end button').click(),
    ready: 'lectern-player dialog.dialog[open] .todo',
  },
  { name: 'not found', open: portalAddress('/learn/nowhere'), ready: 'main h1' },
  { name: 'forbidden', open: portalAddress('/learn/forbidden'), ready: 'main h1' },
  { name: 'a crash', open: portalAddress('/learn/simulate-error'), ready: 'main h1' },
  {
    name: 'a course of somebody else',
    open: portalAddress('/learn/courses/00000000-0000-4000-8000-000000000000'),
    ready: 'lectern-player .empty-state',
  },
  {
    name: 'a session that has ended elsewhere',
    open: async (page) => {
      await page.evaluate(() => localStorage.removeItem('userSession'));
      await page.goto(`${portal}/learn/courses`);
      await page.locator('lectern-courses .card .whole').first().waitFor();
      // From then on the tab watches the others.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('userSession') ?? '')).not.toBe('');
      const other = await page.context().newPage();
      await other.goto(`${portal}/assets/icon.svg`);
      await other.evaluate(() => localStorage.setItem('logout', String(Date.now())));
      await other.close();
    },
    ready: 'dialog[open] .filled',
  },
];

const variants: readonly [name: string, options: BrowserContextOptions][] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['Arabic', { locale: 'ar' }],
  ['390 px', { viewport: { width: 390, height: 844 } }],
];

/** A page of a person in some look. */
async function pageOf(person: Person, options: BrowserContextOptions): Promise<Page> {
  const page = await newPage({ ...options, reducedMotion: 'reduce' });
  await sendSignIn(page.context(), portal, person);
  return page;
}

it.each(variants)('no screen has a violation: %s', async (_, options) => {
  const page = await pageOf('mira', options);
  const at = await addresses(page);
  const found: string[] = [];
  for (const { name, open, ready } of screens) {
    await open(page, at);
    await page.locator(ready).first().waitFor();
    found.push(...(await axeViolations(page)).map((line) => `${name}: ${line}`));
  }
  expect(found).toEqual([]);
});

it.each(variants)('nor has an empty shelf, nor the pages of signing in: %s', async (_, options) => {
  const found: string[] = [];
  const judge = async (name: string, page: Page) =>
    found.push(...(await axeViolations(page)).map((line) => `${name}: ${line}`));
  const empty = await pageOf('nils', options);
  await empty.goto(`${portal}/learn/courses`);
  await empty.locator('lectern-courses .empty-state .filled').waitFor();
  await judge('an empty shelf', empty);
  if ((options.viewport?.width ?? 1280) <= 970) {
    await empty.locator('header .narrow button').click();
    await empty.locator('nav.open').waitFor();
    await judge('the menu of a narrow page', empty);
  }

  const page = await newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(`${portal}/learn`);
  await page.locator('input[name=password]').waitFor();
  await judge('signing in', page);
  await page.locator('input[name=username]').fill('mira');
  await page.locator('input[name=password]').fill('wrong');
  await page.locator('form button').click();
  await page.locator('[role=alert]').waitFor();
  await judge('a wrong password', page);
  await page.goto(`${portal}/nowhere`);
  await page.locator('h1').waitFor();
  await judge('an address of the server that is not there', page);
  expect(found).toEqual([]);
});
