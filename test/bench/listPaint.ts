import type { Page } from 'playwright-core';

/** Where the parts of a list are, seen from its element's shadow root. */
const PARTS = {
  host: 'lectern-courses',
  search: 'input[inputmode=search]',
  cards: 'ul.grid > li a[href]',
  filters: '[part=filters]',
  drawer: 'dialog[open]',
};
const WITHIN_MS = 20_000;

interface Awaited {
  readonly host: string;
  /** What must be drawn, and not as an answer to an earlier wish. */
  readonly shown: string;
  /** What one of them must say. */
  readonly text: string;
  /** Part of the address of the reply from which on time counts; null counts from the next click. */
  readonly reply: string | null;
  readonly within: number;
}

/** Runs in the page: how long it takes until the frame with what is awaited has been drawn. */
function untilPainted({ host, shown, text, reply, within }: Awaited): Promise<number> {
  return new Promise((resolve, reject) => {
    const root = document.querySelector(host)?.shadowRoot;
    if (!root) return reject(new Error(`there is no ${host}`));
    let began: number | undefined;
    if (reply === null)
      root.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { once: true, capture: true });
    const arrived = () =>
      reply === null
        ? began
        : (
            performance
              .getEntriesByType('resource')
              .findLast(({ name }) => decodeURIComponent(name).includes(reply)) as PerformanceResourceTiming | undefined
          )?.responseEnd;
    const stands = () =>
      [...root.querySelectorAll(shown)].some(
        (one) => one.textContent?.toLowerCase().includes(text) && !one.closest('[aria-busy]'),
      );
    const end = performance.now() + within;
    const look = () => {
      const from = stands() ? arrived() : undefined;
      if (performance.now() > end) return reject(new Error(`${shown} with "${text}" was not drawn`));
      if (from === undefined) return void requestAnimationFrame(look);
      // This frame has not been drawn yet; a message is delivered after it has.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      port2.postMessage(null);
    };
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(5000);
    requestAnimationFrame(look);
  });
}

/** Milliseconds from the arrival of a search's reply to the frame with its cards. */
export async function searchToPaint(page: Page, word: string): Promise<number> {
  const field = page.locator(`${PARTS.host} ${PARTS.search}`);
  const painted = page.evaluate(untilPainted, {
    host: PARTS.host,
    shown: PARTS.cards,
    text: word,
    reply: `"${word}"`,
    within: WITHIN_MS,
  });
  await Promise.all([painted, field.fill(word)]);
  return painted;
}

/** Milliseconds from the press of the filter button to the frame with the drawer; the first one of a page has its code to fetch. */
export async function drawerToPaint(page: Page): Promise<number> {
  const painted = page.evaluate(untilPainted, {
    host: PARTS.host,
    shown: PARTS.drawer,
    text: '',
    reply: null,
    within: WITHIN_MS,
  });
  await Promise.all([painted, page.locator(`${PARTS.host} ${PARTS.filters}`).click()]);
  await page.keyboard.press('Escape');
  await page.locator(`${PARTS.host} ${PARTS.drawer}`).waitFor({ state: 'detached' });
  return painted;
}
