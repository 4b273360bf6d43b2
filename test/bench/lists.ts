import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findPostgres } from '../../scripts/test/findPostgres.mjs';
import { startServer, type RunningServer } from '../e2e/support/startServer.ts';
import { freshDatabase } from '../postgres/freshDatabase.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { openBrowser, partnerCookies, windowOf, type Cookies } from './browsers.ts';
import { heapOf } from './heapOf.ts';
import { listCalls, type CallTime } from './listCalls.ts';
import { drawerToPaint, searchToPaint } from './listPaint.ts';
import { MANY, seedCourses } from './manyCourses.ts';
import { median } from './median.ts';
import { scrollTo } from './scrollTo.ts';

/** Topics of the made-up courses, each of a hundred and more; none is looked for twice, so that none is answered from the cache. */
const TOPICS = [
  'wounds',
  'sepsis',
  'frailty',
  'asthma',
  'delirium',
  'synapses',
  'biofilms',
  'embryos',
  'hormones',
  'protocols',
  'publishing',
  'replication',
  'python',
  'databases',
  'charts',
  'networks',
  'simulation',
  'hospitals',
];
const SCROLLED = 600;

/** What a list of thousands of courses costs. Times are medians in ms. */
export interface ListFigures {
  readonly courses: number;
  readonly scrolled: number;
  /** From a reply to the frame with its cards, on a slowed processor: from the top of the list, and with hundreds of cards before. */
  readonly searchMs: number;
  readonly searchScrolledMs: number;
  /** From the click to the frame with the drawer: the first time, with its code to fetch, and from then on. */
  readonly firstDrawerMs: number;
  readonly drawerMs: number;
  /** After scrolling and searching. */
  readonly heapBytes: number;
  /** By database. */
  readonly calls: Readonly<Record<string, readonly CallTime[]>>;
}

async function slowPage(browser: Browser, url: string, cookies: Cookies, rate: number): Promise<Page> {
  const context = await windowOf(browser, cookies);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('lectern-courses [part=filters]:not(.out)').waitFor();
  await page.waitForLoadState('networkidle');
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

async function inBrowser(server: RunningServer, runs: number, cpuSlowdown: number) {
  const browser = await openBrowser();
  try {
    const url = `${server.partner}/training`;
    const cookies = await partnerCookies(browser, server.partner);
    const search: number[] = [];
    const scrolled: number[] = [];
    const first: number[] = [];
    const drawer: number[] = [];
    let heapBytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const page = await slowPage(browser, url, cookies, cpuSlowdown);
      const [one, other] = [TOPICS[(2 * run) % TOPICS.length]!, TOPICS[(2 * run + 1) % TOPICS.length]!];
      first.push(await drawerToPaint(page));
      drawer.push(await drawerToPaint(page));
      search.push(await searchToPaint(page, one));
      await page.locator('lectern-courses input[inputmode=search]').fill('');
      await scrollTo(page, SCROLLED);
      scrolled.push(await searchToPaint(page, other));
      heapBytes = Math.max(heapBytes, await heapOf(page));
      await page.context().close();
    }
    return {
      searchMs: median(search),
      searchScrolledMs: median(scrolled),
      firstDrawerMs: median(first),
      drawerMs: median(drawer),
      heapBytes,
    };
  } finally {
    await browser.close();
  }
}

async function onPostgres(runs: number): Promise<Readonly<Record<string, readonly CallTime[]>>> {
  const bin = findPostgres();
  if (!bin) return {};
  const postgres = await startPostgres(bin);
  try {
    const databaseUrl = await freshDatabase(postgres.url, 'nothing');
    await seedCourses(tmpdir(), MANY, databaseUrl);
    const server = await startServer({ databaseUrl });
    const calls = await listCalls(server.portal, runs);
    await server.stop();
    return { PostgreSQL: calls };
  } finally {
    await postgres.stop();
  }
}

/** Measures a list of ten thousand courses on the partner's page, and the calls it makes on each database. */
export async function lists({
  runs,
  cpuSlowdown,
}: {
  readonly runs: number;
  readonly cpuSlowdown: number;
}): Promise<ListFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-many-'));
  await seedCourses(dataDir, MANY);
  const server = await startServer({ dataDir });
  try {
    const embedded = await listCalls(server.portal, runs);
    const figures = await inBrowser(server, runs, cpuSlowdown);
    return { courses: MANY, scrolled: SCROLLED, ...figures, calls: { embedded, ...(await onPostgres(runs)) } };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
