// Every page of the portal and of the reference server with texts that are 40 % longer than the English ones, at every width, and on the
// narrowest phone and on a desk in both directions (LOC-16, SMALL-3). What single elements look like in each state is in
// test/browser/looks.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { knownLayout } from '../../knownLayout.ts';
import { layoutFaults, type LayoutFault } from '../../layoutFaults.ts';
import { targetFaults, type TargetFault } from '../../targetFaults.ts';
import { pseudo } from '../../pseudo.ts';
import { openScreen } from '../screens/openScreen.ts';
import { screens } from '../screens/screenList.ts';
import { admin, beginOn } from '../support/harness.ts';

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

/** The menu of a narrow page covers it while it is open. */
const isMenu = (fault: LayoutFault | TargetFault): boolean =>
  'by' in fault && fault.kind === 'covered' && /nav\.open|\.scrim/.test(fault.by);

async function lastingFaults(page: Page): Promise<readonly (LayoutFault | TargetFault)[]> {
  for (let look = 0; ; look++) {
    const all = [...(await page.evaluate(layoutFaults, knownLayout)), ...(await page.evaluate(targetFaults))];
    const found = all.filter((fault) => !isMenu(fault));
    if (!found.length || look === 8) return found;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
}

/** On both sides of the widths at which looks change, too (CONST-11, CONST-12). Both directions on the narrowest phone and on a desk. */
const widths = [320, 390, 768, 970, 971, 1279, 1280, 1440];
const both = [320, 1280];

beginOn('2026-11-26');
beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

it.each(screens)('$file fits at every width (SMALL-3)', async (screen) => {
  const look = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const page = await openScreen(screen, look, speak);
  await lengthen(page);
  const found: Record<string, readonly (LayoutFault | TargetFault)[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const dir of both.includes(width) ? (['ltr', 'rtl'] as const) : (['ltr'] as const)) {
      await turn(page, dir);
      const faults = await lastingFaults(page);
      if (faults.length) found[`${width} px ${dir}`] = faults;
    }
    await turn(page, 'ltr');
  }
  expect(found).toEqual({});
});
