// Pictures of a dozen screens in six languages, light and dark, on a phone and on a desk, for people to look at: nothing is judged here.
// LECTERN_PICTURES names their folder; LECTERN_FONTS=machine draws with the machine's fonts, since those of the tests have no Japanese,
// Hindi or Burmese letters. The record of the last look is in docs/languages/screens.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'vitest';
import { admin, beginOn } from '../support/harness.ts';
import { openScreen } from './openScreen.ts';
import { screens } from './screenList.ts';

const folder = process.env['LECTERN_PICTURES'];
const dozen = [
  'learner/my-courses',
  'learner/filters',
  'learner/dashboard',
  'learner/catalog',
  'learner/calendar-month',
  'learner/results-attempts',
  'learner/profile-notifications',
  'learner/announcements',
  'course/with-grade',
  'course/text',
  'course/finish-dialog',
  'visitor/open-course',
];
const languages = ['ar', 'de', 'ja', 'hi', 'my', 'en-US'];

describe.skipIf(!folder)('pictures', () => {
  beginOn('2026-11-26');
  beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

  const all = screens.filter(({ file }) => dozen.includes(file));
  it.each(all.flatMap((screen) => languages.map((language) => ({ ...screen, language }))))(
    '$file, $language',
    async ({ language, ...screen }) => {
      const desk = { width: 1440, height: 900 };
      const page = await openScreen(screen, { locale: language, viewport: desk, reducedMotion: 'reduce' });
      for (const viewport of [desk, { width: 390, height: 844 }]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.evaluate(() => document.fonts.ready);
          // The page draws its new width, and fetches the pictures that it needs there.
          await page.waitForTimeout(400);
          const name = `${screen.file.replace('/', '-')}.${language}.${viewport.width}.${colorScheme}.png`;
          mkdirSync(folder ?? '', { recursive: true });
          await page.screenshot({ path: join(folder ?? '', name) });
        }
      }
    },
  );
});
