import type { BrowserContextOptions, Page } from 'playwright-core';
import { fillSignIn, newContext, newPage, partner } from './harness.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;
let kept: Kept | undefined;

async function signIn(): Promise<Kept> {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`${partner}/sign-in?to=/pages`);
  await fillSignIn(page, 'mira');
  return context.storageState();
}

/** A page in a separate browser context in which mira is signed in at the partner; the tests of a file share one session. */
export async function atPartner(options: BrowserContextOptions = {}): Promise<Page> {
  kept ??= await signIn();
  return newPage({ ...options, storageState: kept });
}
