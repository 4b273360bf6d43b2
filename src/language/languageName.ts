/** Names that some browsers do not know, or not in the language itself. */
const unknown: Readonly<Record<string, string>> = { la: 'Latina', my: 'မြန်မာ' };

/**
 * A language's name in the language itself, with a capital if its script has them. The region is named only if another offered tag has the
 * same language.
 */
export function languageName(tag: string, offered: readonly string[]): string {
  const language = tag.split('-')[0] ?? tag;
  if (language in unknown) return unknown[language] ?? tag;
  const alone = offered.filter((other) => other.split('-')[0] === language).length < 2;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(alone ? language : tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
