/** The language everything falls back to. */
export const defaultTag = 'en-US';

/**
 * The offered language nearest to the wanted one (LOC): the same tag, then the same language, then English.
 * Case does not matter; `zh-Hant` prefers an offered tag that begins with it.
 */
export function nearest(wanted: string, offered: readonly string[]): string {
  for (let want = wanted.toLowerCase(); want; want = want.replace(/-?[^-]*$/, '')) {
    const found = offered.find((tag) => `${tag}-`.toLowerCase().startsWith(`${want}-`));
    if (found) return found;
  }
  return defaultTag;
}
