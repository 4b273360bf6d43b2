/**
 * Text as searching and ordering see it: without case and marks (FILTER-14). Folding twice changes nothing, and folded
 * text contains at least what the plain text contained. Half characters and NUL, which no database keeps, fall away.
 */
export function fold(text: string): string {
  const bare = text
    .replace(/[\p{Cs}\0]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  // Lowering can add marks again (İ), and depends on the place of a sigma.
  return bare.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ');
}
