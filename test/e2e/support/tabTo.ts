import type { Locator, Page } from 'playwright-core';

const enough = 90;

/** Whether an element has the focus, in any shadow root. */
export const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches(':focus'));

/** Name of the focused element, through all shadow roots; null if the page itself has the focus. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return null;
    return (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().replace(/\s+/g, ' ');
  });

/**
 * Presses Tab until `target` has the focus.
 * @throws Error with the focused elements on the way if Tab does not reach it
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const way: string[] = [];
  for (let presses = 0; presses < enough; presses++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    way.push((await focusedName(page))?.slice(0, 40) ?? '(nothing)');
  }
  throw new Error(`${key} does not get to ${String(target)}: ${way.join(' > ')}`);
}
