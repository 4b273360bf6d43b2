import { knownTag } from '../../../src/language/knownTag.ts';

/**
 * The tag for dates and numbers of a language: with the digits 0 to 9, as on all pages (LOC-7). English where the server has no words of
 * dates for the language (LOC-19).
 */
export const latinDigits = (tag: string): string => `${knownTag(tag)}-u-nu-latn`;
