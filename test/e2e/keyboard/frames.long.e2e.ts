// The focus goes into frames and out of them, both ways (WCAG-2): 2.1.2, 2.4.3.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choosePart, inPlace, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { walk } from './walk.ts';

const isFramed = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.localName === 'iframe';
  });

/** Presses a key until the focus is in the frame, or out of it. */
async function until(page: Page, key: 'Tab' | 'Shift+Tab', framed: boolean): Promise<void> {
  const way = walk(page);
  for (let presses = 0; presses < 90; presses++) {
    if ((await isFramed(page)) === framed) return;
    await way.press(key);
  }
  throw new Error(`${key} does not lead ${framed ? 'into' : 'out of'} the frame`);
}

it('a package is entered by Tab and left by it, and the same backwards', async () => {
  const stage = await opened(inPlace, 'pavel', 'HYG 115');
  const { page } = stage;
  const start = stage.inside.locator('lectern-player .buttons .filled').first();
  await press(start);
  await stage.comesTo(/view\/content/);
  await choosePart(stage, 'Sharps without Harm');
  const launch = stage.inside.frameLocator('iframe[part="frame"]');
  await launch.frameLocator('iframe[name="content"]').locator('h1').waitFor();
  await until(page, 'Tab', true);
  await until(page, 'Tab', false);
  await until(page, 'Shift+Tab', true);
  await until(page, 'Shift+Tab', false);
  expect(await isFramed(page)).toBe(false);
});
