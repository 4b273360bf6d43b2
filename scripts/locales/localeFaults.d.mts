/** The plural forms that CLDR gives a language. */
export function formsOf(tag: string): Intl.LDMLPluralRule[];
/** The faults of one file of texts, compared with its English one. */
export function localeFaults(
  tag: string,
  texts: Readonly<Record<string, unknown>>,
  english: Readonly<Record<string, string>>,
  same?: readonly string[] | null,
): string[];
