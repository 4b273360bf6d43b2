import type { Browser, Page } from 'playwright-core';
import type { RunningServer } from '../../e2e/support/startServer.ts';
import { quiet } from '../../e2e/support/quiet.ts';
import { openBrowser, partnerCookies, portalCookies, windowOf, type Cookies } from '../browsers.ts';
import { median } from '../median.ts';
import { besideFloor, type BesideFloor } from './besideFloor.ts';
import type { LoadOptions } from './loadOptions.ts';
import { recordLoad, type CardPlace, type RecordedLoad } from './recordLoad.ts';
import { totalBytes } from './requestKind.ts';
import { worstChain, type WorstChain } from './worstChain.ts';

/** The first card of the course list. */
export const IN_LIST: CardPlace = { host: 'lectern-courses', card: 'li a[href]' };

/** What is seen of a list, in ms since the start of the navigation. */
interface ListLoad extends RecordedLoad {
  readonly largestMs: number;
  /** Cumulative layout shift, as the browser counts it. */
  readonly shift: number;
  /** The same page once more in the same browser. */
  readonly second: RecordedLoad;
}

/** The way to the first card of a list, cold and on a second visit. */
export interface TimeToCard extends Omit<BesideFloor<ListLoad>, 'loads'> {
  readonly page: 'partner' | 'learn';
  /** Medians in ms. */
  readonly cardMs: number;
  readonly ratio: number;
  /** From the first card to the largest paint. */
  readonly largestAfterMs: number;
  readonly shift: number;
  readonly secondMs: number;
  /** Fetched on the second visit until the card, with headers. */
  readonly secondBytes: number;
  readonly secondChain: WorstChain['chain'];
  readonly secondTrace: WorstChain['trace'];
}

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const seen = { largestMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A list is drawn to its end when nothing has been asked for a while; its worker begins after four seconds. */
async function seenOn(page: Page) {
  await quiet(page);
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { seen: { largestMs: number; shift: number } }).seen);
}

const listLoad =
  (url: string, cookies: Cookies) =>
  async (browser: Browser, cpuSlowdown: number): Promise<ListLoad> => {
    const context = await windowOf(browser, cookies);
    try {
      await context.addInitScript(watchPaints);
      const page = await context.newPage();
      const first = await recordLoad(page, url, IN_LIST, cpuSlowdown);
      const seen = await seenOn(page);
      // By then its worker has come, and keeps what it serves the next time.
      await page.waitForTimeout(5000);
      await quiet(page);
      await page.close();
      const second = await recordLoad(await context.newPage(), url, IN_LIST, cpuSlowdown);
      return { ...first, ...seen, second };
    } finally {
      await context.close();
    }
  };

/** Loads of lists on a slow line with a slow processor, each beside a floor page. */
export async function timeToCard(server: RunningServer, options: LoadOptions): Promise<TimeToCard[]> {
  const fast = await openBrowser();
  const cookies = {
    partner: await partnerCookies(fast, server.partner),
    learn: await portalCookies(fast, server.portal),
  };
  await fast.close();
  const pages = [
    { page: 'partner', url: `${server.partner}/training`, fromOtherSite: true },
    { page: 'learn', url: `${server.portal}/learn/courses`, fromOtherSite: false },
  ] as const;
  const places = [
    { name: 'localhost', port: server.port },
    { name: '127.0.0.1', port: server.partnerPort },
  ] as const;
  const results: TimeToCard[] = [];
  for (const { page, url, fromOtherSite } of pages) {
    const load = listLoad(url, cookies[page]);
    const { loads, ...beside } = await besideFloor({ places, fromOtherSite, load }, options);
    const cardMs = median(loads.map((one) => one.cardMs));
    const seconds = loads.map(({ second }) => second);
    const { chain: secondChain, trace: secondTrace } = worstChain(seconds);
    results.push({
      page,
      ...beside,
      cardMs,
      ratio: cardMs / beside.floorMs,
      largestAfterMs: median(loads.map((one) => one.largestMs - one.cardMs)),
      shift: Math.max(...loads.map(({ shift }) => shift)),
      secondMs: median(seconds.map((one) => one.cardMs)),
      secondBytes: median(seconds.map(({ requests }) => totalBytes(requests))),
      secondChain,
      secondTrace,
    });
  }
  return results;
}
