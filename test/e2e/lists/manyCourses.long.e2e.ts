import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gzipBytes } from '../../../scripts/bytes/chunkBytes.mjs';
import { partnerCookies, portalCookies, type Cookies } from '../../bench/browsers.ts';
import { chunksOf } from '../../bench/chunksOf.ts';
import { keepFirst, MANY, seedCourses } from '../../bench/manyCourses.ts';
import { recordLoad } from '../../bench/loads/recordLoad.ts';
import { scrollTo } from '../../bench/scrollTo.ts';
import { kindOf } from '../../bench/loads/requestKind.ts';
import { IN_LIST } from '../../bench/loads/timeToCard.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { quiet } from '../support/quiet.ts';

const FEW = 20;
const DRAWER = /src\/features\/courses\/tools\/FilterDrawer\./;
const VIRTUALIZER = /node_modules\/@tanstack\/(react-virtual|virtual-core)\//;

interface Place {
  readonly url: string;
  readonly cookies: Cookies;
}
interface Academy {
  readonly server: RunningServer;
  readonly folder: string;
  readonly partner: Place;
  readonly learn: Place;
}

let browser: Browser;
let few: Academy;
let many: Academy;

async function open(folder: string): Promise<Academy> {
  const server = await startServer({ dataDir: folder });
  return {
    server,
    folder,
    partner: { url: `${server.partner}/training`, cookies: await partnerCookies(browser, server.partner) },
    learn: { url: `${server.portal}/learn/courses`, cookies: await portalCookies(browser, server.portal) },
  };
}

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  const [long, short] = [mkdtempSync(join(tmpdir(), 'lectern-many-')), mkdtempSync(join(tmpdir(), 'lectern-few-'))];
  await seedCourses(long, MANY);
  cpSync(long, short, { recursive: true });
  await keepFirst(short, FEW);
  [few, many] = await Promise.all([open(short), open(long)]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  for (const { server, folder } of [few, many]) {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function newPage({ cookies }: Place): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies, origins: [] },
  });
  return context.newPage();
}

/** Every element of the page, those in shadow roots too. */
const countElements = (page: Page) =>
  page.evaluate(() => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0),
        0,
      );
    return count(document);
  });

/** What a page does until its first card can be clicked, and how much it holds then. */
async function firstCard(place: Place) {
  const page = await newPage(place);
  // What a rested page fetches ahead comes at a time that is no step on the way to the first card.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const body = response.body();
    body.catch(() => undefined);
    bodies.set(`${response.request().method()} ${response.url()}`, body);
  });
  const { asked, elements } = await recordLoad(page, place.url, IN_LIST);
  await quiet(page);
  // Preflights that the browser remembers, and pictures of cards that stand already, are no steps on the way to the first.
  const ours = asked.filter(
    (one) => !one.startsWith('OPTIONS') && kindOf({ method: 'GET', url: one.replace(/^\w+ /, '') }) !== 'covers',
  );
  const bytes = (await Promise.all(ours.map(async (one) => gzipBytes((await bodies.get(one)) ?? '')))).reduce(
    (sum, one) => sum + one,
    0,
  );
  await page.context().close();
  return { requests: ours.map((one) => one.replace(/https?:\/\/[^/]+/, '')).sort(), elements, bytes };
}

describe.each(['partner', 'learn'] as const)('%s: a list of 10,000 courses begins as one of 20 does', (name) => {
  it('with the same requests, as many elements and as many bytes', async () => {
    const [short, long] = [await firstCard(few[name]), await firstCard(many[name])];
    console.log(
      `${name}: ${short.requests.length} requests, ${short.elements} elements, ${short.bytes} B with ${FEW} courses; ` +
        `${long.requests.length}, ${long.elements}, ${long.bytes} B with ${MANY}`,
    );
    // Figures of nothing would be alike too.
    expect(short.bytes).toBeGreaterThan(20_000);
    expect(short.elements).toBeGreaterThan(100);
    expect(long.requests).toEqual(short.requests);
    // What stands around the first card may come a frame sooner or later.
    for (const [one, other] of [
      [long.elements, short.elements],
      [long.bytes, short.bytes],
    ] as const)
      expect(Math.abs(one - other) / other).toBeLessThanOrEqual(0.05);
  });
});

/** A page with the long list, and which of the built files with such a module it has asked for so far. */
async function openMany(name: 'partner' | 'learn') {
  const page = await newPage(many[name]);
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(many[name].url);
  const fetched = (module: RegExp) => {
    const chunks = chunksOf(name === 'learn' ? 'dist/learn/manifest.json' : 'dist/meta/embed.json', module);
    expect(chunks).not.toEqual([]);
    return chunks.filter((chunk) => [...paths].some((path) => path.endsWith(`/${chunk}`)));
  };
  return { page, fetched };
}

describe.each(['partner', 'learn'] as const)('%s: scrolling through hundreds of cards', (name) => {
  it('draws a bounded number of them, with code that comes only then', async () => {
    const { page, fetched } = await openMany(name);
    const cards = page.locator('lectern-courses ul.grid > li');
    await page.locator('lectern-courses .more').waitFor();
    await quiet(page);
    expect(fetched(VIRTUALIZER)).toEqual([]);

    let most = 0;
    const loaded = await scrollTo(page, 600, async () => void (most = Math.max(most, await cards.count())));
    await expect.poll(() => fetched(VIRTUALIZER)).not.toEqual([]);
    // Until the virtualizer is there, all of the first 200 and of the page that went past them are drawn.
    expect(most).toBeLessThanOrEqual(272);
    expect(await cards.count()).toBeLessThan(100);
    const elements = await countElements(page);
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, turn % 2 ? 2500 : -4000);
      await page.waitForTimeout(50);
      expect(await cards.count()).toBeLessThan(100);
    }
    console.log(`${name}: at most ${most} cards were drawn on the way to ${loaded}, ${elements} elements after it`);
  });
});

describe.each(['partner', 'learn'] as const)('%s: the filters', (name) => {
  it('come with the click that opens them', async () => {
    const { page, fetched } = await openMany(name);
    const button = page.locator('lectern-courses [part=filters]:not(.out)');
    await button.waitFor();
    await quiet(page);
    expect(fetched(DRAWER)).toEqual([]);
    await button.click();
    await page.locator('lectern-courses dialog[open]').waitFor();
    expect(fetched(DRAWER)).not.toEqual([]);
  });
});
