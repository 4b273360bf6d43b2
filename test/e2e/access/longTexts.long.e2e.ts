// Every page of the portal and of the reference server with texts that are 40 % longer than the English ones, at every width, and on the
// narrowest phone and on a desk in both directions (LOC-16, SMALL-3). What single elements look like in each state is in
// test/browser/looks.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { layoutFaults, type LayoutFault } from '../../layoutFaults.ts';
import { targetFaults, type TargetFault } from '../../targetFaults.ts';
import { pseudo } from '../../pseudo.ts';
import { newPage, portal, type Person } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';

/** An address, or a way from the page before; what stands there then; and how wide the page is meanwhile, where that counts. */
type Screen = readonly [open: string | ((page: Page) => Promise<unknown>), ready: string, width?: number];

const course = (code: string) => `/learn/courses/${uuidOf(`course:${code}`)}`;
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const screens: readonly (readonly [person: Person | null, screens: readonly Screen[]])[] = [
  [
    'mira',
    [
      ['/learn/courses', 'lectern-courses .card .whole'],
      [click('lectern-courses .find .btn[aria-haspopup=dialog]'), 'dialog.drawer[open] .check'],
      ['/learn/courses?keyword=zebra', 'lectern-courses .empty-state .btn'],
      ['/learn/catalog', 'lectern-catalog .card .whole'],
      ['/learn/results', 'lectern-results .ledger-row'],
      ['/learn/calendar', 'lectern-calendar .dates-row a'],
      ['/learn/calendar/month', 'lectern-calendar .ec-event'],
      ['/learn/profile', 'lectern-profile .profile-facts ul'],
      ['/learn/profile?tab=notifications', 'lectern-profile input[type=checkbox]'],
      ['/learn/bookmarks', 'lectern-bookmarks .empty-state'],
      [`${course('SAF 120')}/view/details`, 'lectern-player .verdict'],
      [`${course('EPI 230')}/view/details`, 'lectern-player .notice'],
      [`${course('STA 210')}/view/content`, 'lectern-player .author p'],
      [click('lectern-player .stage-bar .way > .btn'), 'dialog.toc[open] [role=treeitem]', 390],
      [`${course('STA 210')}/view/content`, 'lectern-player .author p'],
      [click('.tutor-button button'), 'lectern-tutor .tutor-consent'],
      ['/learn/nowhere', 'main h1'],
      ['/learn/forbidden', 'main h1'],
      [click('header button.me'), '#user-menu:popover-open'],
    ],
  ],
  [
    null,
    [
      ['/learn', 'input[name=password]'],
      ['/learn/open-catalog', 'lectern-catalog .card .whole'],
      [`/learn/open-catalog/${uuidOf('course:HIS 160')}/view/details`, 'lectern-player .buttons .filled'],
      ['/learn/certificate', 'lectern-certificate input'],
      ['/learn/certificate/AGA-0', 'lectern-certificate .notice'],
      ['/nowhere', 'h1'],
    ],
  ],
  [
    'ines',
    [
      '',
      '/grading',
      '/proctoring',
      '/teams',
      '/announcements',
      '/questions',
      '/discussions',
      '/surveys',
      '/leaving',
      '/tools',
    ].map((path): Screen => [`/teach${path}`, 'h1']),
  ],
  ['tomas', ['', '/library', '/packages'].map((path): Screen => [`/teach${path}`, 'h1'])],
  [
    'ada',
    [
      '',
      '/clock',
      '/settings',
      '/fragments',
      '/people',
      '/certificates',
      '/certificates/issue',
      '/feedback',
      '/tools',
      '/platforms',
    ].map((path): Screen => [`/admin${path}`, 'h1']),
  ],
];

/** The portal speaks the language that nobody speaks. */
const speak = (page: Page) =>
  page.route(/\/locales\/en-US\/(\w+)\.json$/, (route) => {
    const [, name = ''] = /(\w+)\.json$/.exec(new URL(route.request().url()).pathname) ?? [];
    const texts = JSON.parse(readFileSync(`locales/en-US/${name}.json`, 'utf8')) as Record<string, string>;
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    });
  });

/** The texts of a page that the server has drawn, with those of people: each word is longer. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    if (location.pathname.startsWith('/learn')) return;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: node } = words;
      if (node.parentElement?.closest('script, style, code, pre, textarea, [data-long]')) continue;
      node.textContent = (node.textContent ?? '').replace(
        /[\p{L}\p{M}]+/gu,
        (word) => word + '~'.repeat(Math.ceil(word.length * 0.4)),
      );
    }
    document.body.dataset['long'] = '';
  });

const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    for (const one of [document.documentElement, ...all(document).filter((one) => one.matches('.lectern'))])
      one.setAttribute('dir', dir);
  }, dir);

/** What a click opens in full, as in the looks of single elements. */
const known = { own: '⟦', previews: '.news-last, .dates-entry, .turn .small', stamps: '.cert-stamp' };

async function lastingFaults(page: Page): Promise<readonly (LayoutFault | TargetFault)[]> {
  for (let look = 0; ; look++) {
    const found = [...(await page.evaluate(layoutFaults, known)), ...(await page.evaluate(targetFaults))];
    if (!found.length || look === 8) return found;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
}

/** On both sides of the widths at which looks change, too (CONST-11, CONST-12). Both directions on the narrowest phone and on a desk. */
const widths = [320, 390, 768, 970, 971, 1279, 1280, 1440];
const both = [320, 1280];

it.each(screens)(
  'pages of %s fit at every width (SMALL-3)',
  async (person, pages) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await speak(page);
    if (person) await sendSignIn(page.context(), portal, person);
    const found: Record<string, readonly (LayoutFault | TargetFault)[]> = {};
    for (const [open, ready, first = 1280] of pages) {
      await page.setViewportSize({ width: first, height: 800 });
      if (typeof open === 'string') await page.goto(portal + open);
      else await open(page);
      await page.locator(ready).first().waitFor();
      await lengthen(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const dir of both.includes(width) ? (['ltr', 'rtl'] as const) : (['ltr'] as const)) {
          await turn(page, dir);
          const faults = await lastingFaults(page);
          if (faults.length) found[`${String(open)} ${width} px ${dir}`] = faults;
        }
        await turn(page, 'ltr');
      }
    }
    expect(found).toEqual({});
  },
  400_000,
);
