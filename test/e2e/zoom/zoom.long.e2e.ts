// Every screen at 400 %, with the text spacing of readers, in forced colours, and with less motion (WCAG-4, WCAG-5): 1.4.1, 1.4.4,
// 1.4.10, 1.4.11, 1.4.12, 2.2.2, 2.4.7, 2.4.11.
import { beforeEach, describe, expect, it } from 'vitest';
import { walk } from '../keyboard/walk.ts';
import { openScreen } from '../screens/openScreen.ts';
import { fewestStops } from '../screens/Screen.ts';
import { screens } from '../screens/screenList.ts';
import { admin, beginOn } from '../support/harness.ts';
import { nextFrames } from '../support/nextFrames.ts';
import { cutTexts, moving, sideways, spaceTexts, unmarked } from './looksOfPage.ts';

beginOn('2026-11-26');
beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

// 1280 × 1024 px at 400 %.
const zoomed = { viewport: { width: 320, height: 256 } };
// A grid of a day's hours needs two dimensions (1.4.10 lets it).
const wide = (line: string) => !/ec-|dates-/.test(line);

describe('at 400 %', () => {
  it.each(screens)('$file fits, its bars leave room, and the focus is seen', async (screen) => {
    const page = await openScreen(screen, zoomed);
    await expect.poll(async () => (await page.evaluate(sideways)).filter(wide)).toEqual([]);
    // What stands still while the page scrolls leaves its middle to what is read.
    const names = await walk(page).stops(24);
    expect(names.length).toBeGreaterThanOrEqual(screen.stops ?? fewestStops);
  });
});

describe('with text spacing', () => {
  it.each(screens)('$file cuts nothing', async (screen) => {
    const page = await openScreen(screen, { viewport: { width: 1280, height: 800 } });
    const cutAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await nextFrames(page);
      return page.evaluate(cutTexts);
    };
    const before = { 1280: await cutAt(1280), 390: await cutAt(390) };
    await page.evaluate(spaceTexts);
    for (const width of [390, 1280] as const) {
      const known = new Set(before[width]);
      const faults = async () => [
        ...(await cutAt(width)).filter((line) => !known.has(line)),
        ...(await page.evaluate(sideways)).filter(wide),
      ];
      await expect.poll(faults, { message: `${width} px` }).toEqual([]);
    }
  });
});

describe('in forced colours and with less motion', () => {
  it.each(screens)('$file does not move, and shows what is chosen, and the focus', async (screen) => {
    const page = await openScreen(screen, { forcedColors: 'active', reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(unmarked)).toEqual([]);
    expect((await walk(page).stops(24)).length).toBeGreaterThan(0);
  });
});
