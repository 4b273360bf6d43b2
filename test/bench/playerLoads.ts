import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { objectiveAccesses } from '../../src/contract/courses/objectiveAccesses.ts';
import { address } from '../../src/contract/wire/address.ts';
import { createBrowser } from '../contract/support/browser.ts';
import { AS_SHIPPED, startServer, type RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser, portalCookies, type Cookies } from './browsers.ts';
import { floorPage } from './floorPage.ts';
import { runSeed } from './manyCourses.ts';
import { median } from './median.ts';
import { recordLoad, type RecordedLoad } from './recordLoad.ts';
import { longestChain, type LoadedRequest } from './requestChain.ts';
import { createLine, slowProxy, type Line } from './slowProxy.ts';
import { kindOf } from './timeToCard.ts';

const TEXT = { host: 'lectern-player', card: '.part .author :is(p, li)', read: true } as const;
const ON_FLOOR = { card: '[data-card]' };

/** A cold load of the content page of a course of so many parts, until the first words of its first text. */
export interface PlayerLoad {
  readonly parts: number;
  /** Medians in ms. */
  readonly textMs: number;
  /** Until the first row of the table of contents. */
  readonly treeMs: number;
  /** A page of as many bytes as this one has fetched when its text is there, in the same minutes. */
  readonly floorMs: number;
  /** Fetched until the text, with headers. */
  readonly bytes: number;
  readonly requests: number;
  /** The longest row of requests one after another, of the worst run. */
  readonly chain: readonly string[];
  /** What was asked for when, in ms since the first request, in that run. */
  readonly trace: readonly LoadedRequest[];
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
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies, origins: [] },
  });
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

async function loadFloor(browser: Browser, url: string, cpuSlowdown: number): Promise<RecordedLoad> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    return await recordLoad(await context.newPage(), url, ON_FLOOR, cpuSlowdown);
  } finally {
    await context.close();
  }
}

const sum = (requests: readonly LoadedRequest[]) => requests.reduce((total, { bytes }) => total + bytes, 0);
const chainTo = ({ requests }: RecordedLoad) => longestChain(requests.filter((one) => kindOf(one) !== 'covers'));
const pathOf = ({ method, url }: LoadedRequest) => `${method} ${new URL(url).pathname}`;

async function measure(
  { portal, port }: RunningServer,
  parts: number,
  { runs, cpuSlowdown, line }: { runs: number; cpuSlowdown: number; line: Line },
): Promise<PlayerLoad> {
  const fast = await openBrowser();
  const url = `${portal}/learn/courses/${await courseOf(portal, parts)}/view/content`;
  const cookies = await portalCookies(fast, portal);
  // A first load lets the server compress what it will send, and tells how many bytes the floor page needs.
  const probe = await loadPlayer(fast, url, cookies, 1);
  await fast.close();
  const replies = sum(probe.requests.filter((one) => kindOf(one) === 'replies'));
  const floor = await floorPage({ code: sum(probe.requests) - replies, reply: replies, fromOtherSite: false });
  const shared = createLine(line);
  const [own, other] = await Promise.all([
    slowProxy(port, 'localhost', shared),
    slowProxy(floor.port, '127.0.0.1', shared),
  ]);
  const browser = await openBrowser([
    `--host-resolver-rules=MAP localhost:${port} 127.0.0.1:${own.port}, MAP localhost:${floor.port} 127.0.0.1:${other.port}`,
  ]);
  const loads: Load[] = [];
  const floors: RecordedLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await loadFloor(browser, floor.url, cpuSlowdown));
    loads.push(await loadPlayer(browser, url, cookies, cpuSlowdown));
  }
  await browser.close();
  await Promise.all([own.close(), other.close(), floor.close()]);
  const worst = loads.reduce((worse, one) => (chainTo(one).length > chainTo(worse).length ? one : worse));
  const first = Math.min(...worst.requests.map(({ start }) => start));
  return {
    parts,
    textMs: median(loads.map(({ cardMs }) => cardMs)),
    treeMs: median(loads.map(({ treeMs }) => treeMs)),
    floorMs: median(floors.map(({ cardMs }) => cardMs)),
    bytes: sum(worst.requests),
    requests: worst.requests.length,
    chain: chainTo(worst).map(pathOf),
    trace: [...worst.requests]
      .sort((a, b) => a.start - b.start)
      .map((one) => ({ ...one, start: Math.round(one.start - first), end: Math.round(one.end - first) })),
  };
}

/** Cold loads of the player on a slow line with a slow processor, each beside a floor page of as many bytes. */
export async function playerLoads(
  counts: readonly number[],
  options: { readonly runs: number; readonly cpuSlowdown: number; readonly line: Line },
): Promise<readonly PlayerLoad[]> {
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
