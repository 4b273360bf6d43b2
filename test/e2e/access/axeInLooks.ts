import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axeViolations.ts';
import { nextFrames } from '../support/nextFrames.ts';

const looks = [
  ['dark', { colorScheme: 'dark' }],
  ['high contrast', { contrast: 'more' }],
] as const;
/** The rules that depend on the colours of a page, and not on its structure. */
const drawn = ['color-contrast', 'link-in-text-block'];

/**
 * The faults that axe finds on a page as it was opened; and, by its rules about colours, in dark mode and in high contrast, to which the
 * open page is switched. One line each.
 * @param judge checks something else than the whole page
 */
export async function axeInLooks(
  page: Page,
  judge: (only?: string[]) => Promise<string[]> = (only) => axeViolations(page, only),
): Promise<string[]> {
  const lines = await judge();
  for (const [name, media] of looks) {
    await page.emulateMedia(media);
    await nextFrames(page);
    lines.push(...(await judge(drawn)).map((line) => `${name}: ${line}`));
    await page.emulateMedia({ colorScheme: null, contrast: null });
  }
  return lines;
}
