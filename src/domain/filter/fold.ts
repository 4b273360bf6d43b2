/** Letters that Unicode does not decompose, and what people type on a keyboard without them. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ' };

// Vowels of Indic scripts, Thai and Burmese are marks to Unicode, and letters to their readers; tones and the like are not.
const marks =
  /(?![\u0904-\u0e7f\u1000-\u109f])\p{M}|[\u093c\u094d\u0981-\u0983\u09bc\u09cd\u0bcd\u0e3a\u0e47-\u0e4e\u1036-\u103a]/gu;

/**
 * Text as search and sorting compare it: without case and marks (FILTER-14). Folding twice changes nothing, and if one text contains
 * another, their folded texts do too. Lone surrogates and NUL, which no database keeps, are removed.
 */
export function fold(text: string): string {
  const bare = text
    .replace(/[\p{Cs}\0]/gu, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase();
  // Lowering can add marks again (İ), and depends on the place of a sigma.
  return bare
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[ıłđøßæœς]/g, (letter) => plain[letter] ?? letter);
}
