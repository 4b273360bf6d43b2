/** Up to two letters for a person, by grapheme, so that no script is cut apart. Empty for an empty name. */
export function initials(firstName: string, lastName: string): string {
  const first = (name: string) => [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? '';
  return (first(firstName) + first(lastName)).toLocaleUpperCase();
}
