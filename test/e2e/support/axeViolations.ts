import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/**
 * The faults that axe, or only the named rules, finds in the whole page, or in the page in a frame, including shadow roots; one line each.
 */
export async function axeViolations(page: Page | Frame, only?: string[]): Promise<string[]> {
  // A page that is still navigating would lose axe.
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await inspect(page, only);
  // A notice may arrive and fade in while axe runs. A real fault is still there at the second run.
  return found.length ? inspect(page, only) : found;
}

async function inspect(page: Page | Frame, only?: string[]): Promise<string[]> {
  // Waits until all animations that end have ended, in shadow roots too, so that fading elements have their final contrast.
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
    // In a frame the landmarks around the content belong to the host.
    const rules =
      window.parent === window ? {} : { 'region': { enabled: false }, 'landmark-one-main': { enabled: false } };
    const results = await here.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : { rules }) });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, only);
}
