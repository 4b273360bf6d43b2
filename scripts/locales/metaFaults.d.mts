/** The faults in the `meta.json` of a language. */
export function metaFaults(
  meta: object | undefined,
  english: { readonly glossary: Readonly<Record<string, string>> },
): string[];
