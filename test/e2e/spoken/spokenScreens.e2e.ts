// WCAG-3: what a screen reader reads on each screen, from top to bottom, beside what it read when somebody looked at it last. A
// change shows as a difference; LECTERN_SPOKEN=write keeps it, to be looked at.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sweep } from '../../sweep.ts';
import { admin, beginOn, newPage, portal, signedIn } from '../support/harness.ts';
import { screens } from './screenList.ts';
import { readScreen } from './spokenReader.ts';

const writes = process.env['LECTERN_SPOKEN'] === 'write';

/** What the end of the settings' page offers depends on what has been built on this machine. */
const built = /(heading, Front end of this browser.*\n)[^]*$/;
const readStable = async (page: Page) => (await readScreen(page)).replace(built, '$1');

beginOn('2026-11-26');

it.each(sweep(screens))('$file is read in the order that was looked at', async ({ file, person, open, ready }) => {
  await admin.clock.set('2026-11-25T09:00:00Z');
  const page = person ? await signedIn(person, '/learn/forbidden') : await newPage();
  await (typeof open === 'string' ? page.goto(portal + open) : open(page));
  await page.locator(ready).first().waitFor();
  const place = new URL(`screens/${file}.txt`, import.meta.url);
  if (writes) {
    // What comes late has come: nothing new is read any more.
    let last = '';
    for (let now = await readStable(page); now !== last; now = await readStable(page)) {
      last = now;
      await page.waitForTimeout(4000);
    }
    writeFileSync(place, last);
  }
  expect(existsSync(place), `LECTERN_SPOKEN=write keeps ${file}.txt`).toBe(true);
  await expect.poll(() => readStable(page)).toBe(readFileSync(place, 'utf8'));
});
