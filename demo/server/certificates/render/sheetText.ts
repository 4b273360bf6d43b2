import drawn from '../../../fonts/drawn.json' with { type: 'json' };

const LONGEST = 240;
const LONG_WORD = 24;
const BREAK = '\u200b';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('und', { granularity: 'word' });

function hasGlyph(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return drawn.some(([first = 0, last = 0]) => code >= first && code <= last);
}

// These characters join and separate letters, and are not drawn themselves.
const JOINERS = /[\u200c\u200d]/;

/** A letter as it can be drawn: pictures without a font are left out, and any other sign without a font becomes a box. */
function drawable(grapheme: string): string {
  if ([...grapheme].every((sign) => JOINERS.test(sign) || hasGlyph(sign))) return grapheme;
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme) ? '' : '□';
}

/** Lets a very long word break between any two of its letters. */
const softened = (word: string) => {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters.length > LONG_WORD ? letters.join(BREAK) : word;
};

/**
 * A text as a sheet shows it (CERT-13): one line without control characters and without signs that turn the direction of the text,
 * at most 240 letters, and only signs that the fonts can draw.
 */
export function sheetText(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Cs}|\p{Co}|\p{Bidi_Control}|\p{Variation_Selector}|[\u200b\u2060-\u2064\ufeff]/gu, '');
  const letters = [...graphemes.segment(line)].map(({ segment }) => drawable(segment));
  const kept = letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1), '…'] : letters;
  return [...words.segment(kept.join('').replace(/ +/g, ' ').trim())].map(({ segment }) => softened(segment)).join('');
}
