import type { Browser } from 'playwright-core';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser, partnerCookies, portalCookies, type Cookies } from './browsers.ts';
import { floorPage } from './floorPage.ts';
import { median } from './median.ts';
import { recordLoad, type CardPlace, type RecordedLoad } from './recordLoad.ts';
import { longestChain, type LoadedRequest } from './requestChain.ts';
import { createLine, slowProxy, type Line } from './slowProxy.ts';

/** The first card of the course list. */
export const IN_LIST: CardPlace = { host: 'lectern-courses', card: 'li a[href]' };
const ON_FLOOR: CardPlace = { card: '[data-card]' };

export interface TimeToCard {
  readonly page: 'partner' | 'learn';
  /** Medians in ms. */
  readonly cardMs: number;
  readonly floorMs: number;
  readonly ratio: number;
  /** The longest row of requests one after another, preflights counted; the worst of all runs. */
  readonly chain: readonly string[];
  /** Everything fetched until the card, headers included, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
  /** What was asked for when, in ms since the first request, in the run with the longest chain. */
  readonly trace: readonly LoadedRequest[];
}

interface Candidate {
  readonly page: TimeToCard['page'];
  readonly url: string;
  readonly cookies: Cookies;
}

const pathOf = ({ method, url }: LoadedRequest) => `${method} ${new URL(url).pathname}`;

/** What a request brought. */
export function kindOf({ url, method }: Pick<LoadedRequest, 'url' | 'method'>): string {
  const { pathname } = new URL(url);
  if (method === 'OPTIONS') return 'preflights';
  if (/^\/(api|config-ui|token)/.test(pathname)) return 'replies';
  if (pathname.includes('/locales/')) return 'texts';
  if (pathname.includes('/covers/')) return 'covers';
  return pathname.endsWith('.js') ? 'code' : 'page';
}

function bytesByKind(requests: readonly LoadedRequest[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const request of requests) sums[kindOf(request)] = (sums[kindOf(request)] ?? 0) + request.bytes;
  return sums;
}

/** A cover is asked for by the card that is there already: it is no step on the way to it. */
const chainTo = ({ requests }: RecordedLoad) =>
  longestChain(requests.filter((request) => kindOf(request) !== 'covers'));

function sinceFirst(requests: readonly LoadedRequest[]): LoadedRequest[] {
  const first = Math.min(...requests.map(({ start }) => start));
  return requests
    .map((request) => ({ ...request, start: Math.round(request.start - first), end: Math.round(request.end - first) }))
    .sort((a, b) => a.start - b.start);
}

/** Cold loads on a slow line with a slow processor, each beside a floor page of as many bytes and one call. */
export async function timeToCard(
  server: RunningServer,
  { runs, cpuSlowdown, line }: { runs: number; cpuSlowdown: number; line: Line },
): Promise<TimeToCard[]> {
  const fast = await openBrowser();
  const candidates: Candidate[] = [
    { page: 'partner', url: `${server.partner}/training`, cookies: await partnerCookies(fast, server.partner) },
    { page: 'learn', url: `${server.portal}/learn/courses`, cookies: await portalCookies(fast, server.portal) },
  ];
  // A first load tells how many bytes the floor page needs, and lets the server compress what it will send.
  const probes: RecordedLoad[] = [];
  for (const candidate of candidates) probes.push(await load(fast, candidate.url, candidate.cookies, IN_LIST, 1));
  await fast.close();

  const results: TimeToCard[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const bytes = bytesByKind(probes[index]?.requests ?? []);
    const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
    const floor = await floorPage({
      code: total - (bytes['replies'] ?? 0),
      reply: bytes['replies'] ?? 0,
      fromOtherSite: candidate.page === 'partner',
    });
    const shared = createLine(line);
    const proxies = await Promise.all([
      slowProxy(server.port, 'localhost', shared),
      slowProxy(server.partnerPort, '127.0.0.1', shared),
      slowProxy(floor.port, '127.0.0.1', shared),
    ]);
    const [portal, partner, floorProxy] = proxies.map(({ port }) => port);
    const browser = await openBrowser([
      `--host-resolver-rules=${[
        [`localhost:${server.port}`, portal],
        [`127.0.0.1:${server.partnerPort}`, partner],
        [`localhost:${floor.port}`, floorProxy],
        [`127.0.0.1:${floor.port}`, floorProxy],
      ]
        .map(([from, to]) => `MAP ${from} 127.0.0.1:${to}`)
        .join(', ')}`,
    ]);
    const loads: RecordedLoad[] = [];
    const floors: RecordedLoad[] = [];
    for (let run = 0; run < runs; run += 1) {
      floors.push(await load(browser, floor.url, [], ON_FLOOR, cpuSlowdown));
      loads.push(await load(browser, candidate.url, candidate.cookies, IN_LIST, cpuSlowdown));
    }
    await browser.close();
    await Promise.all([...proxies.map((proxy) => proxy.close()), floor.close()]);

    const cardMs = median(loads.map((one) => one.cardMs));
    const floorMs = median(floors.map((one) => one.cardMs));
    const worst = loads.reduce((worse, one) => (chainTo(one).length > chainTo(worse).length ? one : worse));
    const chain = chainTo(worst).map(pathOf);
    results.push({
      page: candidate.page,
      cardMs,
      floorMs,
      ratio: cardMs / floorMs,
      chain,
      bytes,
      requests: probes[index]?.requests.length ?? 0,
      trace: sinceFirst(worst.requests),
    });
  }
  return results;
}

async function load(
  browser: Browser,
  url: string,
  cookies: Cookies,
  place: CardPlace,
  cpuSlowdown: number,
): Promise<RecordedLoad> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies, origins: [] },
  });
  try {
    return await recordLoad(await context.newPage(), url, place, cpuSlowdown);
  } finally {
    await context.close();
  }
}
