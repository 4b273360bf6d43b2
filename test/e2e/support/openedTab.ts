import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Runs an action that opens a separate tab (a click with Control, a link without an opener), and returns a page at its address.
 *
 * The browser opens such a tab before the test tool follows it, and the tool then sometimes sees it as empty forever. So the browser itself
 * is asked for the address, and a tab of our own is opened there.
 */
export async function openedTab(context: BrowserContext, open: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), open()]);
  const tools = await context.newCDPSession(opened);
  let address = '';
  await expect
    .poll(async () => {
      address = (await tools.send('Target.getTargetInfo')).targetInfo.url;
      return address;
    })
    .toMatch(/^https?:/);
  await opened.close();
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}
