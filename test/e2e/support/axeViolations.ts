import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/**
 * What axe, or those of its rules that are named, finds in the whole of a page, or of the page in a frame, shadow roots
 * and all, one line each.
 */
export async function axeViolations(page: Page | Frame, only?: string[]): Promise<string[]> {
  // A page that is still on its way to another would take axe along.
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await inspect(page, only);
  // A notice may arrive and fade in while axe looks. A fault is still there at the second look.
  return found.length ? inspect(page, only) : found;
}

async function inspect(page: Page | Frame, only?: string[]): Promise<string[]> {
  // What fades in has the contrast of its last frame: all that ends by itself has ended, in shadow roots too.
  await page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    await Promise.allSettled(
      roots
        .flatMap((root) => root.getAnimations())
        .filter((animation) => !endless(animation))
        .map(({ finished }) => finished),
    );
  });
  return page.evaluate(async (runOnly) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    // In a frame the landmarks around what is drawn are the host's.
    const rules =
      window.parent === window ? {} : { 'region': { enabled: false }, 'landmark-one-main': { enabled: false } };
    const results = await here.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : { rules }) });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, only);
}
