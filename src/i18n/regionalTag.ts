import { knownTag } from '../language/knownTag.ts';

/**
 * The tag for dates: the language of the texts with the region of the browser (LOC-8). A reader of English texts in Germany gets 24
 * hours and the day before the month. The calendar stays that of the language. Where the browser
 * has no words for the language, English ones are taken (LOC-19).
 * @param tag language of the texts, such as `en-US`
 * @param preferred the browser's languages, the most wanted first; the first that names a region decides
 */
export function regionalTag(tag: string, preferred: readonly string[]): string {
  const region = preferred.map(regionOf).find(Boolean);
  const written = knownTag(tag);
  if (!region) return written;
  const { calendar } = new Intl.DateTimeFormat(written).resolvedOptions();
  return new Intl.Locale(written, { region, calendar }).toString();
}

/** The region that a tag names; undefined for a tag without one, and for a text that is no tag. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
