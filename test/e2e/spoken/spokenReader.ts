import type { Page } from 'playwright-core';
import { asTranscript } from './asTranscript.ts';
import { readerScript, type SpokenReader } from './readerScript.ts';

const inPage = (page: Page, name: keyof SpokenReader): Promise<unknown> =>
  page.evaluate<unknown, string>(
    (called) => (globalThis as unknown as { spokenReader: Record<string, () => unknown> }).spokenReader[called]?.(),
    name,
  );

async function prepared(page: Page): Promise<void> {
  if (await page.evaluate(() => 'spokenReader' in globalThis)) return;
  await page.evaluate(await readerScript());
}

/** All that a screen reader reads on a page from top to bottom, as lines. */
export async function readScreen(page: Page): Promise<string> {
  await prepared(page);
  return asTranscript((await inPage(page, 'readAll')) as string[]);
}

/** Listens to the live regions of a page from now on. */
export async function listen(page: Page): Promise<void> {
  await prepared(page);
  await inPage(page, 'listen');
}

/** What live regions have said since it listens. */
export const heardOn = async (page: Page): Promise<string[]> => (await inPage(page, 'heard')) as string[];

/** What is said of the element that has the focus. */
export const focusSaid = async (page: Page): Promise<string> => (await inPage(page, 'readFocus')) as string;
