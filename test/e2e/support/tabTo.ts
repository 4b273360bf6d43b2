import type { Locator, Page } from 'playwright-core';

const enough = 90;

/** Whether something has the focus, in whatever shadow root it lies. */
export const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches(':focus'));

/** What has the focus, through all shadow roots; null where it has fallen to the page itself. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return null;
    return (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().replace(/\s+/g, ' ');
  });

/**
 * Presses Tab until `target` has the focus.
 * @throws Error with the way it went when Tab does not get there
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
