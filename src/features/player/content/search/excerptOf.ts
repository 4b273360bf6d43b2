import { fold } from '../../../../domain/filter/fold.ts';
import type { Excerpt } from '../../../../ui/tree/treeNode.ts';

/** A text, and its folded form for searching. */
export interface SearchText {
  readonly text: string;
  readonly folded: string;
}

const [before, after] = [32, 56];

/** The index in the text itself for an index in the folded text. */
function indexIn(text: string, folded: number): number {
  let [at, seen] = [0, 0];
  for (const character of text) {
    if (seen >= folded) break;
    seen += fold(character).length;
    at += character.length;
  }
  return at;
}

/**
 * The words around the first match in a text (TREE-12); null if the text has no match.
 * @param wanted the folded search text, not empty
 */
export function excerptOf({ text, folded }: SearchText, wanted: string): Excerpt | null {
  const found = folded.indexOf(wanted);
  if (found < 0) return null;
  const [start, end] = [indexIn(text, found), indexIn(text, found + wanted.length)];
  const from = start <= before ? 0 : start - before + text.slice(start - before, start).search(/\s|$/) + 1;
  const rest = text.slice(end, end + after);
  const to =
    end + after >= text.length ? text.length : end + (rest.lastIndexOf(' ') > 0 ? rest.lastIndexOf(' ') : rest.length);
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(Math.min(from, start), start)}`,
    match: text.slice(start, end),
    after: to < text.length ? `${text.slice(end, to).replace(/[\s,;:.–—-]+$/u, '')}…` : text.slice(end),
  };
}
