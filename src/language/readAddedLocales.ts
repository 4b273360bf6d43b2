/** Whether a text is a tag of a language, such as `ca` or `pt-AO`. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** The folders of the languages that a tenant adds, by tag (LOC-12). Entries without a valid tag or an address are left out. */
export const readAddedLocales = (given: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(given) as object).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isTag(entry[0]),
    ),
  );
