import type { Browser, Page } from 'playwright-core';
import type { RunningServer } from '../../e2e/support/startServer.ts';
import { openBrowser, portalCookies, windowOf, type Cookies } from '../browsers.ts';
import { heapOf } from '../heapOf.ts';
import { median } from '../median.ts';
import type { LoadOptions } from './loadOptions.ts';
import { slowBrowser } from './slowBrowser.ts';

/** From a click on a card to the first text of its course, on a slow line with a slow processor. Medians in ms. */
export interface CardToCourse {
  /** After five seconds on the list, with the pointer on the card for a tenth of a second. */
  readonly firstMs: number;
  /** Back to the list, and there again. */
  readonly againMs: number;
  /** From the button to the text of the next part. */
  readonly nextMs: number;
  /** The slowest answer to a click or key of all runs, as the browser counts it. */
  readonly worstInteractionMs: number;
  /** The list, after its five seconds. */
  readonly heapBytes: number;
}

/** Five seconds, of which counting the heap takes the rest. */
const READS_LIST_MS = 3500;
/** A hand rests so long on what it is about to press. */
const POINTS_MS = 100;
const COURSE = 'Statistics for Clinical Researchers';

/** Runs in the page, before anything of it. */
function watchInteractions(): void {
  const seen = { worst: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    // A pointer that comes over a card is an event too, but no interaction: nobody waits for an answer to it.
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.worst = Math.max(seen.worst, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: until the list shows the course. A locator would bring a program of the test into the heap that is measured. */
function untilListed(course: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const links = document.querySelector('lectern-courses')?.shadowRoot?.querySelectorAll('li a') ?? [];
      if ([...links].some(({ textContent }) => textContent?.includes(course))) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: from the next click to another first text than `before`. */
function untilText(before: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const text = document.querySelector('lectern-player')?.shadowRoot?.querySelector('.part .author :is(p, li)');
          if (!text || text.textContent === before) return void requestAnimationFrame(look);
          resolve(performance.now() - timeStamp);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}

async function timed(page: Page, press: () => Promise<void>, before = ''): Promise<number> {
  const time = page.evaluate(untilText, before);
  await Promise.all([time, press()]);
  return time;
}

async function walk(browser: Browser, portal: string, cookies: Cookies, cpuSlowdown: number) {
  const context = await windowOf(browser, cookies);
  try {
    await context.addInitScript(watchInteractions);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(`${portal}/learn/courses`);
    const card = page.locator('lectern-courses li').getByRole('link', { name: COURSE }).first();
    await page.evaluate(untilListed, COURSE);
    await page.waitForTimeout(READS_LIST_MS);
    const heapBytes = await heapOf(page);
    const open = async () => {
      await card.hover();
      await page.waitForTimeout(POINTS_MS);
      await page.mouse.down();
      await page.mouse.up();
    };
    const firstMs = await timed(page, open);
    await page.getByRole('treeitem').first().waitFor();
    await page.goBack();
    await card.waitFor();
    const againMs = await timed(page, open);
    await page.getByRole('treeitem').first().waitFor();
    const text = (await page.locator('.part .author :is(p, li)').first().textContent()) ?? '';
    const nextMs = await timed(page, () => page.locator('lectern-player a.pn.n').click(), text);
    const worst = await page.evaluate(() => (window as unknown as { seen: { worst: number } }).seen.worst);
    return { firstMs, againMs, nextMs, worst, heapBytes };
  } finally {
    await context.close();
  }
}

/** Walks from the list of courses to a course and to its next part. */
export async function cardToCourse(
  { portal, port }: RunningServer,
  { runs, cpuSlowdown, line }: LoadOptions,
): Promise<CardToCourse> {
  const fast = await openBrowser();
  const cookies = await portalCookies(fast, portal).finally(() => fast.close());
  const { browser, close } = await slowBrowser([{ name: 'localhost', port }], line);
  const walks: Awaited<ReturnType<typeof walk>>[] = [];
  try {
    for (let run = 0; run < runs; run += 1) walks.push(await walk(browser, portal, cookies, cpuSlowdown));
  } finally {
    await close();
  }
  return {
    firstMs: median(walks.map(({ firstMs }) => firstMs)),
    againMs: median(walks.map(({ againMs }) => againMs)),
    nextMs: median(walks.map(({ nextMs }) => nextMs)),
    worstInteractionMs: Math.max(...walks.map(({ worst }) => worst)),
    heapBytes: Math.max(...walks.map(({ heapBytes }) => heapBytes)),
  };
}
