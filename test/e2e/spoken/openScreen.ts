import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, portal, signedIn } from '../support/harness.ts';
import type { Screen } from './screenList.ts';

/** A page that shows a screen, in the first look of a browser or in another one. */
export async function openScreen({ person, open, ready }: Screen, options: BrowserContextOptions = {}): Promise<Page> {
  const page = person ? await signedIn(person, '/learn/forbidden', options) : await newPage(options);
  await (typeof open === 'string' ? page.goto(portal + open) : open(page));
  for (const selector of [ready].flat()) await page.locator(selector).first().waitFor({ state: 'attached' });
  return page;
}
