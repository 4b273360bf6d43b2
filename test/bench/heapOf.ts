import type { Page } from 'playwright-core';

/**
 * Bytes of scripts' objects that are alive in a page after its garbage was collected. Playwright's own script in the page counts too: some
 * 0.6 MB, from the first locator on.
 */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Toasts, transitions and requests come to their end first.
  await page.waitForTimeout(1500);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
