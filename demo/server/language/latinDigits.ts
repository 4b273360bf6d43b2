/** The tag for dates and numbers of a language: with the digits 0 to 9, as on all pages (LOC-7). */
export const latinDigits = (tag: string): string => `${tag}-u-nu-latn`;
