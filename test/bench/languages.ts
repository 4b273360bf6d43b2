import type { Page } from 'playwright-core';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser, portalCookies } from './browsers.ts';
import { median } from './median.ts';

/** How long a page of cards takes to speak another language whose files are there, from the click to the frame that shows it. */
export interface LanguageFigures {
  readonly switchMs: number;
  /** With the slower processor. */
  readonly slowMs: number;
}

/** Chooses a language in the menu. @returns milliseconds until its heading is drawn */
const choose = (page: Page, tag: string) =>
  page.evaluate(async (tag) => {
    const button = document.querySelector<HTMLElement>(`#user-menu button[lang="${tag}"]`);
    const heading = () => document.querySelector('lectern-courses')?.shadowRoot?.querySelector('h1')?.textContent;
    const before = heading();
    const begun = performance.now();
    button?.click();
    const frame = () => new Promise(requestAnimationFrame);
    while (heading() === before) await frame();
    await frame();
    return performance.now() - begun;
  }, tag);

/** Switches between English and German, to and fro, after both were there once. */
export async function languages(
  { portal }: Pick<RunningServer, 'portal'>,
  { runs, cpuSlowdown }: { readonly runs: number; readonly cpuSlowdown: number },
): Promise<LanguageFigures> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
    await context.addCookies(await portalCookies(browser, portal));
    const page = await context.newPage();
    await page.goto(`${portal}/learn/courses`);
    await page.locator('lectern-courses .card .whole').first().waitFor();
    // The menu is drawn when it is first opened.
    await page.locator('header button.me').click();
    await page.locator('#user-menu:popover-open').waitFor();
    const tools = await context.newCDPSession(page);
    const measure = async (rate: number) => {
      await tools.send('Emulation.setCPUThrottlingRate', { rate });
      const times: number[] = [];
      for (let run = 0; run < runs; run++) for (const tag of ['de', 'en-US']) times.push(await choose(page, tag));
      return median(times);
    };
    for (const tag of ['de', 'en-US']) await choose(page, tag);
    return { switchMs: await measure(1), slowMs: await measure(cpuSlowdown) };
  } finally {
    await browser.close();
  }
}
