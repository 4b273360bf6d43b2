/**
 * The tag in which this browser can write dates and units: that of the texts, else English (LOC-19). Browsers have no words for Latin, and
 * some have none for Burmese: they would write the month as "M11".
 */
export const knownTag = (tag: string): string => Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en-US';
