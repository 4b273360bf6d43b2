/** A piece of a post: a text, or a web address. */
export type TextPart = string | { readonly href: string };

/**
 * Splits a plain text at the web addresses in it (DISC-2). Only http and https become links. A punctuation mark at the
 * end of an address does not belong to it, and neither does a bracket that was not opened in it.
 */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"'`\u201c\u201d\u00ab\u00bb]+/gi)) {
    let href = found.replace(/[.,;:!?\u060c\u061b\u061f\u2026]+$/, '');
    while (href.endsWith(')') && href.split('(').length < href.split(')').length) href = href.slice(0, -1);
    if (!URL.canParse(href)) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ href });
    from = index + href.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
