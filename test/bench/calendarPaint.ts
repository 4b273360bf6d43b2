import type { Page } from 'playwright-core';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser, partnerCookies } from './browsers.ts';
import { median } from './median.ts';

/** Dates of the month that is painted. */
const DATES = 1000;
const WITHIN_MS = 20_000;

/** What a month of many dates costs. */
export interface CalendarFigures {
  readonly dates: number;
  /** From the click that leafs to the month to the frame that shows it, on a slowed processor; a median in ms. */
  readonly paintMs: number;
}

/** As many dates, all in January 2030: 33 a day, a fifth of them events. */
function manyDates() {
  const items = Array.from({ length: DATES }, (_, index) => {
    const at = Date.UTC(2030, 0, 1 + (index % 30), 6 + (index % 12), (index * 7) % 60);
    const isEvent = index % 5 === 0;
    return {
      id: `date-${index}`,
      kind: isEvent ? 'event' : 'due',
      at: new Date(at).toISOString(),
      until: isEvent ? new Date(at + 5_400_000).toISOString() : null,
      objectiveId: 'many',
      aggregateId: 'many',
      courseName: 'A course of many dates',
      code: 'MANY',
      state: 'inProgress',
      part: { axis: [`part-${index}`], name: `Part ${index}` },
    };
  });
  return { items };
}

/** Runs in the page: leafs by a button, and waits for the frame with this title and the entries of its month. */
function untilPainted({
  button,
  title,
  within,
}: {
  readonly button: string;
  readonly title: string;
  readonly within: number;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const root = document.querySelector('lectern-calendar')?.shadowRoot;
    const pressed = root?.querySelector<HTMLElement>(`button[title="${button}"]`);
    if (!root || !pressed) return reject(new Error(`there is no ${button}`));
    const stands = () =>
      root.querySelector('[role=status] h3')?.textContent === title && root.querySelectorAll('.ec-event a').length > 60;
    const end = performance.now() + within;
    const from = performance.now();
    const look = () => {
      if (performance.now() > end) return reject(new Error(`${title} was not drawn`));
      if (!stands()) return void requestAnimationFrame(look);
      // This frame has not been drawn yet; a message is delivered after it has.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      port2.postMessage(null);
    };
    pressed.click();
    requestAnimationFrame(look);
  });
}

async function openMonth(page: Page, url: string, rate: number): Promise<void> {
  await page.route('**/users/me/calendar-items', async (route) =>
    route.fulfill({
      response: await route.fetch(),
      contentType: 'application/json',
      body: JSON.stringify(manyDates()),
    }),
  );
  await page.goto(url);
  await page.locator('lectern-calendar .ec-day').first().waitFor();
  await page.waitForLoadState('networkidle');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/** Paints a month of a thousand dates, again and again (CAL-6). */
export async function calendarPaint(
  { partner }: RunningServer,
  { runs, cpuSlowdown }: { readonly runs: number; readonly cpuSlowdown: number },
): Promise<CalendarFigures> {
  const browser = await openBrowser();
  try {
    const cookies = await partnerCookies(browser, partner);
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1280, height: 800 },
      storageState: { cookies, origins: [] },
    });
    const page = await context.newPage();
    await openMonth(page, `${partner}/dates/month/2029-12-01`, cpuSlowdown);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await page.evaluate(untilPainted, { button: 'Next month', title: 'January 2030', within: WITHIN_MS }));
      await page.locator('lectern-calendar').getByRole('button', { name: 'Previous month' }).click();
      await page.locator('lectern-calendar').getByRole('heading', { name: 'December 2029' }).waitFor();
    }
    return { dates: DATES, paintMs: median(times) };
  } finally {
    await browser.close();
  }
}
