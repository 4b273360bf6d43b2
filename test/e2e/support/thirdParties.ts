import type { BrowserContext, Page } from 'playwright-core';

/**
 * Has all pages of a browser block cookies of third parties, by the switch of the DevTools protocol: a browser may come
 * with them let through. Pages are to be opened by `newPage`, so that the switch is set before anything is asked for.
 */
export async function blockThirdParties(context: BrowserContext): Promise<void> {
  const block = async (page: Page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
    return page;
  };
  const open = context.newPage.bind(context);
  context.newPage = async () => block(await open());
}
