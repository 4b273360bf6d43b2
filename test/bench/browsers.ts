import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from '../../scripts/chrome.mjs';

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A browser of its own, since its flags last as long as it does. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChrome();
  if (!executablePath) throw new Error(CHROME_ADVICE);
  return chromium.launch({ executablePath, args: [...CHROME_FLAGS, ...flags] });
}

/** Cookies of a person, signed in by way of `start`, which leads to the sign-in page and back to its own site. */
async function cookiesAfterSignIn(browser: Browser, start: string, person: string): Promise<Cookies> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(start);
  await page.locator('input[name=username]').fill(person);
  await page.locator('input[name=password]').fill('lectern');
  await page.locator('form button').first().click();
  await page.waitForURL((url) => url.origin === new URL(start).origin && !/^\/(idp|oidc)\b/.test(url.pathname));
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

export const portalCookies = (browser: Browser, portal: string, person = 'mira') =>
  cookiesAfterSignIn(browser, `${portal}/oidc/login?redirectUrl=/learn/courses`, person);
export const partnerCookies = (browser: Browser, partner: string, person = 'mira') =>
  cookiesAfterSignIn(browser, `${partner}/training`, person);

/** A new window of somebody whose cookies are known. It has nothing in its cache. */
export const windowOf = (browser: Browser, cookies: Cookies, viewport = { width: 1280, height: 800 }) =>
  browser.newContext({ locale: 'en-US', viewport, storageState: { cookies, origins: [] } });
