// WCAG-3: what a screen reader reads on each screen, from top to bottom, beside the text that somebody has looked at. A change shows as
// a difference; LECTERN_SPOKEN=write keeps it, to be looked at.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sweep } from '../../sweep.ts';
import { openScreen } from '../screens/openScreen.ts';
import { screens } from '../screens/screenList.ts';
import { admin, beginOn } from '../support/harness.ts';
import { readScreen } from './spokenReader.ts';

const writes = process.env['LECTERN_SPOKEN'] === 'write';

/** The end of the settings' page depends on what has been built on this machine. */
const built = /(heading, Front end of this browser.*\n)[^]*$/;
const readStable = async (page: Page) => (await readScreen(page)).replace(built, '$1');

beginOn('2026-11-26');

it.each(sweep(screens))('$file is read in the order that was looked at', async (screen) => {
  await admin.clock.set('2026-11-25T09:00:00Z');
  const page = await openScreen(screen);
  const place = new URL(`screens/${screen.file}.txt`, import.meta.url);
  if (writes) {
    // The page is complete when nothing new is read.
    let last = '';
    for (let now = await readStable(page); now !== last; now = await readStable(page)) {
      last = now;
      await page.waitForTimeout(4000);
    }
    writeFileSync(place, last);
  }
  expect(existsSync(place), `LECTERN_SPOKEN=write keeps ${screen.file}.txt`).toBe(true);
  await expect.poll(() => readStable(page)).toBe(readFileSync(place, 'utf8'));
});
