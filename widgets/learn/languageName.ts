/** A language's name in itself, with a capital where its script has them. `Intl` has no native name for Latin. */
export function languageName(tag: string): string {
  if (tag === 'la') return 'Latina';
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
