/** The faults of what is said of a language in its `meta.json`. */
export function metaFaults(
  meta: object | undefined,
  english: { readonly glossary: Readonly<Record<string, string>> },
): string[];
