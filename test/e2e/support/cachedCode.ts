import type { Page, Request } from 'playwright-core';

/**
 * Tells of the requests of a page which from now on are answered by the browser's cache with code: its bytes are asked
 * for before it is imported (LATE-1).
 */
export async function cachedCode(page: Page): Promise<(request: Request) => boolean> {
  const cached = new Set<string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script' && response.fromDiskCache) cached.add(response.url);
  });
  return (request) => request.resourceType() === 'script' && cached.has(request.url());
}
