import type { FrameLocator, Locator, Page } from 'playwright-core';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { portal } from '../support/harness.ts';
import { press } from '../support/press.ts';

const idOf = (code: string) => uuidOf(`course:${code}`);

/** Addresses within a course of the seed, by its code. A part is named by the path of its file. */
export const course = (code: string) => `/learn/courses/${idOf(code)}/view/details`;
export const content = (code: string) => `/learn/courses/${idOf(code)}/view/content`;
export const part = (code: string, ...path: readonly string[]) =>
  `${content(code)}/${path.map((_, at) => uuidOf(`part:${code}:/${path.slice(0, at + 1).join('/')}`)).join('/')}`;
export const inCatalog = (code: string) => `/learn/catalog/${idOf(code)}`;
export const openCourse = (code: string) => `/learn/open-catalog/${idOf(code)}/view/details`;

/** Goes to a place, and presses something there, one after the other. */
export const and =
  (path: string, ...targets: readonly string[]) =>
  async (page: Page) => {
    await page.goto(portal + path);
    for (const target of targets) await press(page.locator(target).first());
  };

/** Starts or continues a course, then goes to a place in it. */
export const begun = (code: string, place: string) => async (page: Page) => {
  await page.goto(portal + course(code));
  await press(page.locator('lectern-player .buttons .filled').first());
  await page.waitForURL(/\/view\/content/);
  await page.locator('lectern-player h1').first().waitFor();
  await page.goto(portal + place);
};

/** Goes a way, and waits for what the frame of a tool or package shows at last: its stops of the Tab key belong to the screen. */
export const withFrame =
  (way: (page: Page) => Promise<unknown>, last: (frame: FrameLocator) => Locator) => async (page: Page) => {
    await way(page);
    await last(page.locator('lectern-player iframe').contentFrame()).first().waitFor();
  };

/** Opens the table of contents where it is not beside the text. */
export async function showContents(page: Page): Promise<void> {
  const tree = page.locator('lectern-player .toc [role=treeitem]').first();
  const button = page.locator('lectern-player .stage-bar .way > .btn').first();
  // The text is there before either of them (AUTO-6).
  await tree.or(button).first().waitFor();
  if (!(await tree.isVisible())) await press(button);
}
