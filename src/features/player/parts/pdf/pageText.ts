import { fold } from '../../../../domain/filter/fold.ts';

/** A run of text on a page, as the library gives it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** A place in the text of a page: a run, and a character in it. */
export interface TextPlace {
  readonly run: number;
  readonly offset: number;
}

/** A match; `end` is behind its last character. */
export interface Found {
  readonly start: TextPlace;
  readonly end: TextPlace;
}

/** Text of a page in its folded form for searching. */
export interface PageText {
  readonly folded: string;
  /** The position of each of its characters in the page: run, offset and length. */
  readonly places: readonly (readonly [run: number, offset: number, length: number])[];
}

/** The text of a page without case, marks and line ends. */
export function pageText(runs: readonly TextRun[]): PageText {
  let folded = '';
  const places: (readonly [number, number, number])[] = [];
  const add = (text: string, run: number, offset: number, length: number) => {
    for (const character of text) {
      const blank = /\s/.test(character);
      if (blank && (folded === '' || folded.endsWith(' '))) continue;
      folded += blank ? ' ' : character;
      for (let unit = 0; unit < character.length; unit++) places.push([run, offset, length]);
    }
  };
  runs.forEach(({ str, hasEOL }, run) => {
    let offset = 0;
    for (const character of str) {
      add(/\s/.test(character) ? ' ' : fold(character), run, offset, character.length);
      offset += character.length;
    }
    if (hasEOL) add(' ', run, str.length, 0);
  });
  return { folded, places };
}

/** Every match of `words`, from the first to the last, without overlaps. */
export function findText({ folded, places }: PageText, words: string): Found[] {
  const wanted = fold(words).replace(/\s+/g, ' ').trim();
  const found: Found[] = [];
  if (!wanted) return found;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (!first || !last) break;
    found.push({ start: { run: first[0], offset: first[1] }, end: { run: last[0], offset: last[1] + last[2] } });
  }
  return found;
}
