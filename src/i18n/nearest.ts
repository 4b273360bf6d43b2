/** The language everything falls back to. */
export const defaultTag = 'en-US';

/**
 * The offered language nearest to the wanted one (LOC): the same tag, then the same language, then English.
 * Case does not matter; `zh-Hant` prefers an offered tag that begins with it.
 */
export function nearest(wanted: string, offered: readonly string[]): string {
  const want = wanted.toLowerCase();
  const same = (prefix: string) => offered.find((tag) => tag.toLowerCase() === prefix) ?? offered.find((tag) => tag.toLowerCase().startsWith(prefix + '-'));
  const parts = want.split('-');
  for (let length = parts.length; length > 0; length--) {
    const found = same(parts.slice(0, length).join('-'));
    if (found) return found;
  }
  return defaultTag;
}
