import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { createBrowser } from '../../contract/support/browser.ts';
import { AS_SHIPPED, startServer, type RunningServer } from '../../e2e/support/startServer.ts';
import { openBrowser, portalCookies, windowOf, type Cookies } from '../browsers.ts';
import { runSeed } from '../manyCourses.ts';
import { median } from '../median.ts';
import { besideFloor, type BesideFloor } from './besideFloor.ts';
import type { LoadOptions } from './loadOptions.ts';
import { recordLoad, type RecordedLoad } from './recordLoad.ts';

const TEXT = { host: 'lectern-player', card: '.part .author :is(p, li)', read: true } as const;

/** Cold loads of the content page of a course of so many parts, until the first words of its first text. */
export interface PlayerLoad extends Omit<BesideFloor<Load>, 'loads' | 'bytes'> {
  readonly parts: number;
  /** Medians in ms. */
  readonly textMs: number;
  /** Until the first row of the table of contents. */
  readonly treeMs: number;
  /** Fetched until the text, with headers. */
  readonly bytes: number;
}

/** The course that `--parts` has made. */
async function courseOf(portal: string, parts: number): Promise<string> {
  const browser = createBrowser(portal);
  await browser.signIn('mira');
  const { text } = await browser.send(
    address(objectiveAccesses, { query: { filter: ['objective.code', '=', `BIG ${parts}`], take: 1 } }),
    { headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' } },
  );
  const [access] = (JSON.parse(text) as { data: { objective: { id: string } }[] }).data;
  if (!access) throw new Error(`there is no course of ${parts} parts`);
  return access.objective.id;
}

interface Load extends RecordedLoad {
  readonly treeMs: number;
}

async function loadPlayer(browser: Browser, url: string, cookies: Cookies, cpuSlowdown: number): Promise<Load> {
  const context = await windowOf(browser, cookies, { width: 1440, height: 900 });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('lectern-player')?.shadowRoot?.querySelector('[role=treeitem]'))
          return void requestAnimationFrame(look);
        Object.assign(window, { treeMs: performance.now() });
      };
      requestAnimationFrame(look);
    });
    const recorded = await recordLoad(page, url, TEXT, cpuSlowdown);
    const found = await page.waitForFunction(() => (window as { treeMs?: number }).treeMs);
    return { ...recorded, treeMs: (await found.jsonValue()) ?? NaN };
  } finally {
    await context.close();
  }
}

async function measure({ portal, port }: RunningServer, parts: number, options: LoadOptions): Promise<PlayerLoad> {
  const fast = await openBrowser();
  const url = `${portal}/learn/courses/${await courseOf(portal, parts)}/view/content`;
  const cookies = await portalCookies(fast, portal).finally(() => fast.close());
  const { loads, bytes, ...beside } = await besideFloor(
    {
      places: [{ name: 'localhost', port }],
      fromOtherSite: false,
      load: (browser, cpuSlowdown) => loadPlayer(browser, url, cookies, cpuSlowdown),
    },
    options,
  );
  return {
    parts,
    ...beside,
    textMs: median(loads.map(({ cardMs }) => cardMs)),
    treeMs: median(loads.map(({ treeMs }) => treeMs)),
    bytes: Object.values(bytes).reduce((sum, count) => sum + count, 0),
  };
}

/** Cold loads of the player on a slow line with a slow processor, each beside a floor page of as many bytes. */
export async function playerLoads(counts: readonly number[], options: LoadOptions): Promise<readonly PlayerLoad[]> {
  const loads: PlayerLoad[] = [];
  for (const parts of counts) {
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-player-'));
    await runSeed(dataDir, ['--parts', String(parts)]);
    const server = await startServer({ dataDir, env: AS_SHIPPED });
    try {
      loads.push(await measure(server, parts, options));
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return loads;
}
