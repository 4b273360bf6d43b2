// The way from a card to its course is prepared while somebody reads the list (AHEAD-1).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { newContext, portal, signedIn } from '../support/harness.ts';
import { longIt } from '../../longIt.ts';

const COURSE = 'Statistics for Clinical Researchers';
/** The first file of the player's content, by the end of its address. */
const contentFiles = chunksOf('dist/learn/manifest.json', /\/content\/Content\.tsx$/);

/** Paths of what the page asks for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // On a busy machine the page before may still fetch code ahead.
    if (request.isNavigationRequest()) asked.length = 0;
    asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const isContent = (path: string) => contentFiles.some((file) => path.endsWith(file));
const ofCourse = (path: string) => /\/(objective-access|opening)$/.test(path);
const cardOf = (page: Page) => page.locator('lectern-courses li').getByRole('link', { name: COURSE }).first();

it('AHEAD-1: the code comes while the list is read, the course with the pointer, and nothing of it with the click', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const asked = watch(page);
  await page.reload();
  await cardOf(page).waitFor();
  await expect.poll(() => asked.some(isContent)).toBe(true);
  expect(asked.filter(ofCourse)).toEqual([]);
  await cardOf(page).hover();
  await expect
    .poll(() => asked.filter(ofCourse).map((path) => path.split('/').at(-1)))
    .toEqual(['objective-access', 'opening']);
  asked.length = 0;
  await cardOf(page).click();
  await page.locator('lectern-player .part .author p').first().waitFor();
  expect(asked.filter((path) => isContent(path) || ofCourse(path))).toEqual([]);
});

longIt('AHEAD-1: a browser that saves data is left alone, and its learner opens a course as well', async () => {
  const { origin } = new URL(portal);
  const before = await signedIn('mira', '/learn/courses');
  const page = await (await newContext({ storageState: await before.context().storageState() })).newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const asked = watch(page);
  await page.goto(`${origin}/learn/courses`);
  await cardOf(page).hover();
  // Longer than a page rests before anything is fetched ahead.
  await page.waitForTimeout(4000);
  expect(asked.filter((path) => isContent(path) || ofCourse(path))).toEqual([]);
  await cardOf(page).click();
  await page.locator('lectern-player .part .author p').first().waitFor();
});
