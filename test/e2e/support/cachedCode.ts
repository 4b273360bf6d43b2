import type { Page, Request } from 'playwright-core';

/**
 * Returns a test for requests of a page that, from now on, the browser's cache answers with code: its bytes are requested before it is
 * imported (LATE-1).
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
