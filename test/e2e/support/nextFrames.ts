import type { Page } from 'playwright-core';

/**
 * Waits for two frames: in the first, elements read their width and the ground behind them again (ELEM-17); in the next one they are drawn
 * with them.
 */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
