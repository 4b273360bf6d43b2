// WCAG-1: both engines find nothing on any screen: axe-core in light, dark, high contrast, in Arabic and on a phone, the engine of IBM's
// checker in English and in Arabic.
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { engineExceptions, isException } from '../../engineExceptions.ts';
import { openScreen } from '../screens/openScreen.ts';
import type { Screen } from '../screens/Screen.ts';
import { screens } from '../screens/screenList.ts';
import { axeInLooks } from './axeInLooks.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { admin, beginOn } from '../support/harness.ts';
import { secondOpinion } from './secondOpinion.ts';

beginOn('2026-11-26');
beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

/** What the second engine finds on a screen, without the exceptions. */
const lastingFaults = async (page: Page, { file }: Screen) =>
  (await secondOpinion(page)).filter((line) => !isException(line, file));

it('each exception of a page names a screen', () => {
  const files = screens.map(({ file }) => file);
  const places = engineExceptions.map(({ place }) => place).filter((place) => place.includes('/'));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !files.includes(place))).toEqual([]);
});

it.each(screens)('$file has no violation in English', async (screen) => {
  const page = await openScreen(screen, { reducedMotion: 'reduce' });
  expect(await axeInLooks(page)).toEqual([]);
  expect(await lastingFaults(page, screen)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page), 'on a phone').toEqual([]);
});

it.each(screens)('$file has no violation in Arabic', async (screen) => {
  const page = await openScreen(screen, { reducedMotion: 'reduce', locale: 'ar' });
  expect(await axeViolations(page)).toEqual([]);
  expect(await lastingFaults(page, screen)).toEqual([]);
});
