/** The language of last resort. */
export const defaultTag = 'en-US';

/** Adds the script to regions that imply it: Chinese is written in the traditional script there. */
const withScript = (tag: string) => tag.replace(/^zh-(TW|HK|MO)/i, 'zh-Hant');

/**
 * The offered language nearest to the wanted one (LOC-5): the same tag, then the same language, then English. Without a
 * wanted language it is English. Case does not matter; `zh-Hant` prefers an offered tag that begins with it.
 */
export const nearest = (wanted: string | undefined, offered: readonly string[]): string =>
  wanted
    ? (offered.find((tag) => `${tag}-`.toLowerCase().startsWith(`${withScript(wanted)}-`.toLowerCase())) ??
      nearest(withScript(wanted).replace(/-?[^-]*$/, ''), offered))
    : defaultTag;
