import type { Browser } from 'playwright-core';
import { openBrowser } from '../browsers.ts';
import { median } from '../median.ts';
import { floorPage } from './floorPage.ts';
import type { LoadOptions } from './loadOptions.ts';
import { recordLoad, type RecordedLoad } from './recordLoad.ts';
import { bytesByKind } from './requestKind.ts';
import { slowBrowser, type Place } from './slowBrowser.ts';
import { worstChain, type WorstChain } from './worstChain.ts';

/** Cold loads of one page, each beside a floor page of as many bytes and one call. */
export interface BesideFloor<L extends RecordedLoad> extends WorstChain {
  readonly loads: readonly L[];
  /** Median, in ms. */
  readonly floorMs: number;
  /** Everything fetched until the card, headers included, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
}

async function loadFloor(browser: Browser, url: string, cpuSlowdown: number): Promise<RecordedLoad> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  try {
    return await recordLoad(await context.newPage(), url, { card: '[data-card]' }, cpuSlowdown);
  } finally {
    await context.close();
  }
}

/**
 * Measures a page on a slow line, in turns with its floor page.
 * @param page `fromOtherSite`: its code and calls come from another site; `load`: opens it in a new context
 */
export async function besideFloor<L extends RecordedLoad>(
  page: {
    readonly places: readonly Place[];
    readonly fromOtherSite: boolean;
    readonly load: (browser: Browser, cpuSlowdown: number) => Promise<L>;
  },
  { runs, cpuSlowdown, line }: LoadOptions,
): Promise<BesideFloor<L>> {
  const fast = await openBrowser();
  // A first load tells how many bytes the floor page needs, and lets the server compress what it will send.
  const probe = await page.load(fast, 1).finally(() => fast.close());
  const bytes = bytesByKind(probe.requests);
  const reply = bytes['replies'] ?? 0;
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  const floor = await floorPage({ code: total - reply, reply, fromOtherSite: page.fromOtherSite });
  const ofFloor = (['localhost', '127.0.0.1'] as const).map((name) => ({
    name,
    port: floor.port,
    host: '127.0.0.1' as const,
  }));
  const { browser, close } = await slowBrowser([...page.places, ...ofFloor], line);
  const loads: L[] = [];
  const floors: RecordedLoad[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      floors.push(await loadFloor(browser, floor.url, cpuSlowdown));
      loads.push(await page.load(browser, cpuSlowdown));
    }
  } finally {
    await close();
    await floor.close();
  }
  return {
    loads,
    floorMs: median(floors.map(({ cardMs }) => cardMs)),
    ...worstChain(loads),
    bytes,
    requests: probe.requests.length,
  };
}
