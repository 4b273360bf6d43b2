import type { Page } from 'playwright-core';

const rest = 500;

/**
 * Waits until a loaded page has sent no request and got no reply for half a second. A stream of events stays open (NOTE-6), so the network
 * of a learner's page is never idle as a whole.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await new Promise<void>((resolve) => {
    const stop = () => {
      page.off('request', again);
      page.off('response', again);
      resolve();
    };
    let timer = setTimeout(stop, rest);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, rest);
    };
    page.on('request', again);
    page.on('response', again);
  });
}
