import type { Browser } from 'playwright-core';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser, portalCookies } from './browsers.ts';
import { median } from './median.ts';
import { createLine, slowProxy, type Line } from './loads/slowProxy.ts';

/** How soon a page for visitors is seen that the server draws (PUB-7), and what it takes until it is complete without a script. */
export interface DrawnFigures {
  readonly page: string;
  /** From the last byte of its HTML to the first paint, and from the start of the navigation; medians in ms. */
  readonly afterHtmlMs: number;
  readonly paintMs: number;
  /** HTML, sheets and pictures as they are sent. */
  readonly bytes: number;
}

async function addresses(browser: Browser, portal: string): Promise<readonly { page: string; path: string }[]> {
  const cookie = (await portalCookies(browser, portal)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async (path: string): Promise<readonly { id: string; certificateNumber: string; state: string }[]> => {
    const reply = await fetch(`${portal}/api/lms/v1/${path}`, { headers: { cookie, 'x-requested-with': 'fetch' } });
    return ((await reply.json()) as { data: { id: string; certificateNumber: string; state: string }[] }).data;
  };
  const course = (await ask('public/open-catalog/objectives/query?domain=localhost'))[0];
  const certificate = (await ask('certificate-records/query')).find(({ state }) => state === 'valid');
  if (!course || !certificate) throw new Error('the academy has no open course, or no certificate');
  return [
    { page: 'certificate', path: `/learn/certificate/${certificate.certificateNumber}` },
    { page: 'open catalog', path: '/learn/open-catalog' },
    { page: 'open course', path: `/learn/open-catalog/${course.id}/view/details` },
  ];
}

async function paint(browser: Browser, url: string, cpuSlowdown: number) {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
  }));
  await context.close();
  return times;
}

async function bytesWithoutScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', javaScriptEnabled: false });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script')
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

/** Cold loads of pages for visitors, on a slow line with a slow processor. */
export async function drawnPages(
  server: RunningServer,
  { runs, cpuSlowdown, line }: { runs: number; cpuSlowdown: number; line: Line },
): Promise<readonly DrawnFigures[]> {
  const fast = await openBrowser();
  const pages = await addresses(fast, server.portal);
  const proxy = await slowProxy(server.port, 'localhost', createLine(line));
  const slow = await openBrowser([`--host-resolver-rules=MAP localhost:${server.port} 127.0.0.1:${proxy.port}`]);
  const figures: DrawnFigures[] = [];
  for (const { page, path } of pages) {
    const url = server.portal + path;
    const bytes = await bytesWithoutScript(fast, url);
    const times: Awaited<ReturnType<typeof paint>>[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await paint(slow, url, cpuSlowdown));
    figures.push({
      page,
      bytes,
      afterHtmlMs: median(times.map(({ paint: painted, html }) => painted - html)),
      paintMs: median(times.map(({ paint: painted }) => painted)),
    });
  }
  await Promise.all([fast.close(), slow.close()]);
  await proxy.close();
  return figures;
}
