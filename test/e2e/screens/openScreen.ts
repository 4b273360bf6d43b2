import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, portal } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { seeded, setTenant } from '../support/tenantSettings.ts';
import type { Screen } from './Screen.ts';

let isTenantUsual = true;

async function settingsFor({ tenant }: Screen): Promise<void> {
  if (tenant || !isTenantUsual) await setTenant([...seeded, ...(tenant ?? [])]);
  isTenantUsual = !tenant;
}

/** Shows a screen in a page that exists, and waits until it is complete. */
async function goToScreen(page: Page, screen: Screen): Promise<void> {
  const { open, ready, width } = screen;
  await settingsFor(screen);
  const size = page.viewportSize();
  if (width && size) await page.setViewportSize({ width: Math.min(width, size.width), height: size.height });
  await (typeof open === 'string' ? page.goto(portal + open) : open(page));
  for (const selector of [ready].flat()) await page.locator(selector).first().waitFor();
}

/**
 * A page that shows a screen, in the first look of a browser or in another one.
 * @param prepare changes the empty page before the screen is opened
 */
export async function openScreen(
  screen: Screen,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await newPage(options);
  await prepare?.(page);
  if (screen.person) await sendSignIn(page.context(), portal, screen.person);
  await goToScreen(page, screen);
  return page;
}
