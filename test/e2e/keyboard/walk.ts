import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusedName, isFocused } from '../support/tabTo.ts';
import { focusFault } from './focusFault.ts';

/** A way by keyboard alone. After each key the focus is looked at (see focusFault.ts). */
export interface Walk {
  readonly page: Page;
  /** Presses a key, or several in turn. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses Tab until this has the focus. */
  readonly to: (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** Goes there, and presses Enter. */
  readonly use: (target: Locator) => Promise<void>;
  /** Waits until this has the focus. */
  readonly at: (target: Locator) => Promise<void>;
  /** Names of all that Tab reaches on the page, from the first to the last. */
  readonly stops: (most?: number) => Promise<string[]>;
}

const enough = 140;

/** Waits until the focus is well. What opens late, and what scrolls, has its time. */
const well = (page: Page, key: string) => expect.poll(() => focusFault(page), { message: `after ${key}` }).toBeNull();

/** Runs in the page: whether the focus is where the first Tab brought it. */
function isFirstStop(): boolean {
  const kept = globalThis as { firstStop?: Element };
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active) return false;
  // A page that the server drew is taken over by its script, which may draw the first stop again.
  if (kept.firstStop?.isConnected) return kept.firstStop === active;
  const isBegin = !kept.firstStop;
  kept.firstStop = active;
  return isBegin;
}

/** Runs in the page: whether Tab could have brought the focus where it is. */
function isStop(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body && active.tabIndex >= 0;
}

/** Begins a walk on a page that stands. */
export function walk(page: Page): Walk {
  const isLost = async () => (await focusFault(page)) === 'lost';
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      // Past the last stop the browser's own buttons come, and then the first one.
      if (/Tab$/.test(key) && (await isLost())) await page.keyboard.press(key);
      await well(page, key);
    }
  };
  const to: Walk['to'] = async (target, key = 'Tab') => {
    await target.waitFor();
    const way: string[] = [];
    for (let presses = 0; presses < enough; presses++) {
      if (await isFocused(target)) return;
      await press(key);
      way.push((await focusedName(page))?.slice(0, 40) ?? '(nothing)');
    }
    throw new Error(`${key} does not get to ${String(target)}: ${way.join(' > ')}`);
  };
  return {
    page,
    press,
    to,
    type: async (text) => {
      await page.keyboard.type(text);
      await well(page, text);
    },
    use: async (target) => {
      await to(target);
      await press('Enter');
    },
    at: async (target) => void (await expect.poll(() => isFocused(target)).toBe(true)),
    stops: async (most = enough) => {
      const names: string[] = [];
      let ends = 0;
      // Where a page gives the focus to something, the way begins there.
      if (await page.evaluate(isStop)) {
        await page.evaluate(isFirstStop);
        names.push((await focusedName(page)) ?? '');
      }
      for (let presses = 0; presses < most; presses++) {
        await page.keyboard.press('Tab');
        // Past the last stop the browser's own buttons come, once; focus that is lost on the way is one time more.
        if (await isLost()) {
          ends += 1;
          if (ends > 1) throw new Error(`The focus is lost after ${names.at(-1)}`);
          await page.keyboard.press('Tab');
        }
        await well(page, `Tab from ${names.at(-1) ?? 'the top'}`);
        if ((await page.evaluate(isFirstStop)) && names.length) return names;
        names.push((await focusedName(page)) ?? '');
      }
      return names;
    },
  };
}
