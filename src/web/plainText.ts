/** Names of characters that authors' editors write; any other name stays unchanged. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  shy: '',
};

const unsaid = /<(script|style|template|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** These tags do not end a word; all other tags do. */
const within =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr)\b[^>]*>/gi;

function character(entity: string, code: string): string {
  if (!code.startsWith('#')) return named[code.toLowerCase()] ?? entity;
  const point = /^#x/i.test(code) ? parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/**
 * The words of an author's text, for searching and for display as plain text: the result is never read as HTML again.
 */
export function plainText(html: string): string {
  return html
    .replace(unsaid, ' ')
    .replace(within, '')
    .replace(/<[a-z/!][^>]*>/gi, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, character)
    .replace(/\s+/g, ' ')
    .trim();
}
