import type { Browser, Page } from 'playwright-core';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { tableToPaint } from './bareTable.ts';
import { openBrowser, partnerCookies, type Cookies } from './browsers.ts';
import { datesOfMonth } from './calendarDates.ts';
import { median } from './median.ts';

/** Dates of each month that is painted, and how many months have as many. */
const OF_MONTH = 1000;
const MONTHS = 5;
const WITHIN_MS = 20_000;

/** From a click to the frame with what it shows, and the same as so many times a bare table of as many elements. */
export interface PaintFigure {
  readonly ms: number;
  readonly tables: number;
}

/** What a calendar of many dates costs; medians on a slowed processor. */
export interface CalendarFigures {
  readonly ofMonth: number;
  readonly inAll: number;
  /** Leafing to a month of a thousand dates, which are all that there are. */
  readonly month: PaintFigure;
  /** Of all dates: from the month to the agenda, from there to the month, and from month to month. */
  readonly agenda: PaintFigure;
  readonly toMonth: PaintFigure;
  readonly nextMonth: PaintFigure;
}

interface Step {
  /** The button that is pressed, by its text. */
  readonly button: string;
  readonly title: string;
  /** What has to stand there, and at least how many of them. */
  readonly shown: string;
  readonly least: number;
}

/** Runs in the page: presses a button, and waits for the frame with this title and what it is of. Gives its elements too. */
function untilPainted({ button, title, shown, least, within }: Step & { readonly within: number }) {
  return new Promise<{ readonly ms: number; readonly elements: number }>((resolve, reject) => {
    const root = document.querySelector('lectern-calendar')?.shadowRoot;
    const pressed = [...(root?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === button || one.title === button,
    );
    if (!root || !pressed) return reject(new Error(`there is no ${button}`));
    // What stands there now goes on standing until it is drawn again.
    for (const one of root.querySelectorAll(shown)) one.setAttribute('data-before', '');
    const stands = () =>
      root.querySelector('[role=status] h3')?.textContent === title &&
      root.querySelectorAll(`${shown}:not([data-before])`).length >= least;
    const end = performance.now() + within;
    const from = performance.now();
    const look = () => {
      if (performance.now() > end) return reject(new Error(`${title} was not drawn`));
      if (!stands()) return void requestAnimationFrame(look);
      const elements = root.querySelectorAll('[part=tools] ~ * *').length;
      // This frame has not been drawn yet; a message is delivered after it has.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ ms: performance.now() - from, elements });
      port2.postMessage(null);
    };
    pressed.click();
    requestAnimationFrame(look);
  });
}

interface Opened {
  readonly url: string;
  readonly items: readonly object[];
  readonly rate: number;
  readonly cookies: Cookies;
}

async function openMonth(browser: Browser, { url, items, rate, cookies }: Opened): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies, origins: [] },
  });
  const page = await context.newPage();
  await page.route('**/users/me/calendar-items', async (route) =>
    route.fulfill({
      response: await route.fetch(),
      contentType: 'application/json',
      body: JSON.stringify({ items }),
    }),
  );
  await page.goto(url);
  await page.locator('lectern-calendar .ec-day').first().waitFor();
  await page.waitForLoadState('networkidle');
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Goes through the steps again and again. Each is measured beside a bare table. */
async function inTurn(page: Page, runs: number, steps: readonly Step[]): Promise<PaintFigure[]> {
  const found = steps.map(() => ({ ms: [] as number[], tables: [] as number[] }));
  // The first round makes what is made once.
  for (let run = 0; run <= runs; run += 1)
    for (const [index, step] of steps.entries()) {
      const { ms, elements } = await page.evaluate(untilPainted, { ...step, within: WITHIN_MS });
      const table = await tableToPaint(page, elements);
      if (run === 0) continue;
      found[index]?.ms.push(ms);
      found[index]?.tables.push(ms / table);
    }
  return found.map(({ ms, tables }) => ({ ms: median(ms), tables: median(tables) }));
}

const monthTitle = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const picture = { shown: '.ec-event a', least: 60 };

/** Paints months of a thousand dates, and an agenda of five thousand, again and again (CAL-4, CAL-6). */
export async function calendarPaint(
  { partner }: RunningServer,
  { runs, cpuSlowdown }: { readonly runs: number; readonly cpuSlowdown: number },
): Promise<CalendarFigures> {
  const browser = await openBrowser();
  const now = new Date();
  const ahead = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1));
  const filled = (month: number) => datesOfMonth(OF_MONTH, ahead(month).getUTCFullYear(), ahead(month).getUTCMonth());
  try {
    const opened = { rate: cpuSlowdown, cookies: await partnerCookies(browser, partner) };
    const one = await openMonth(browser, { ...opened, url: `${partner}/dates/month`, items: filled(1) });
    const [month] = await inTurn(one, runs, [
      { button: 'Next month', title: monthTitle(ahead(1)), ...picture },
      { button: 'Previous month', title: monthTitle(ahead(0)), shown: '.ec-day', least: 0 },
    ]);
    await one.context().close();
    const items = Array.from({ length: MONTHS }, (_, index) => filled(index)).flat();
    const all = await openMonth(browser, { ...opened, url: `${partner}/dates/month`, items });
    const [agenda, toMonth, nextMonth] = await inTurn(all, runs, [
      { button: 'Agenda', title: 'From today', shown: '.dates-row', least: 60 },
      { button: 'Month', title: monthTitle(ahead(0)), ...picture },
      { button: 'Next month', title: monthTitle(ahead(1)), ...picture },
    ]);
    if (!month || !agenda || !toMonth || !nextMonth) throw new Error('nothing was painted');
    return { ofMonth: OF_MONTH, inAll: items.length, month, agenda, toMonth, nextMonth };
  } finally {
    await browser.close();
  }
}
