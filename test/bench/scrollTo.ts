import type { Page } from 'playwright-core';

/** How many courses of the list are there, by what its end says. */
async function known(page: Page): Promise<number> {
  const text = await page.locator('lectern-courses .more .num').innerText();
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? 0);
}

/** Scrolls a list until so many courses have been loaded. Gives how many are, and tells `step` after each page. */
export async function scrollTo(
  page: Page,
  courses: number,
  step: () => Promise<void> = async () => undefined,
): Promise<number> {
  for (let before = await known(page); ;) {
    if (before >= courses) return before;
    const end = performance.now() + 120_000;
    let now = before;
    while (now === before) {
      if (performance.now() > end) throw new Error(`the list stayed at ${before} courses`);
      // At once, and not when it rests; and again, since the list around it may be drawn again.
      await page.locator('lectern-courses .more').evaluate((edge) => edge.scrollIntoView());
      await page.waitForTimeout(20);
      now = await known(page);
    }
    before = now;
    await step();
  }
}
