import type { Page } from 'playwright-core';
import { axeViolations } from './axeViolations.ts';

const looks = [
  ['dark', { colorScheme: 'dark' }],
  ['high contrast', { contrast: 'more' }],
] as const;
/** What depends on the colours of a page, and not on what it is made of. */
const drawn = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it was opened; and, by its rules about colours, in the dark and in high contrast, to which the page
 * changes where it is. One line each.
 * @param judge what is looked at, when it is not the whole page
 */
export async function axeInLooks(
  page: Page,
  judge: (only?: string[]) => Promise<string[]> = (only) => axeViolations(page, only),
): Promise<string[]> {
  const lines = await judge();
  for (const [name, media] of looks) {
    await page.emulateMedia(media);
    lines.push(...(await judge(drawn)).map((line) => `${name}: ${line}`));
    await page.emulateMedia({ colorScheme: null, contrast: null });
  }
  return lines;
}
