/** The language of last resort. */
export const defaultTag = 'en-US';

/**
 * The offered language nearest to the wanted one (LOC): the same tag, then the same language, then English. Without a
 * wanted language it is English. Case does not matter; `zh-Hant` prefers an offered tag that begins with it.
 */
export const nearest = (wanted: string | undefined, offered: readonly string[]): string =>
  wanted
    ? (offered.find((tag) => `${tag}-`.toLowerCase().startsWith(`${wanted}-`.toLowerCase())) ??
      nearest(wanted.replace(/-?[^-]*$/, ''), offered))
    : defaultTag;
