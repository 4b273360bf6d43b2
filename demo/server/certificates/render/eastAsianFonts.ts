const FONTS = {
  SC: 'Lectern Serif SC',
  TC: 'Lectern Serif TC',
  JP: 'Lectern Serif JP',
  KR: 'Lectern Serif KR',
} as const;
type Region = keyof typeof FONTS;

/** Language of a text in each region's script. */
const LANGUAGES = { SC: ['zh', 'CN'], TC: ['zh', 'TW'], JP: ['ja', 'JP'], KR: ['ko', 'KR'] } as const;

/** Han characters of the standard of mainland China, GB 2312, which are the simplified ones. */
const simplified = (() => {
  const decoder = new TextDecoder('gbk');
  const found = new Set<string>();
  for (let lead = 0xb0; lead <= 0xf7; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++) found.add(decoder.decode(Uint8Array.of(lead, trail)));
  return found;
})();

function regionOfLanguage(language: string): Region | null {
  if (/^ja\b/i.test(language)) return 'JP';
  if (/^ko\b/i.test(language)) return 'KR';
  if (/^zh-(Hant|TW|HK|MO)/i.test(language)) return 'TC';
  return /^zh\b/i.test(language) ? 'SC' : null;
}

function regionOf(text: string, language: string): Region | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  if (/\p{Script=Hangul}/u.test(text)) return 'KR';
  const han = text.match(/\p{Script=Han}/gu);
  if (!han) return null;
  return regionOfLanguage(language) ?? (han.every((sign) => simplified.has(sign)) ? 'SC' : 'TC');
}

/**
 * The fonts of a text by its region, since the same Han character has different shapes in China, Taiwan, Japan and Korea (CERT-13). The
 * text's own letters decide on the region, else the language of the sheet, else whether all characters are simplified ones.
 * @returns the fonts in the order in which they are tried for a character, and the language of the text
 */
export function eastAsianFonts(text: string, language: string) {
  const region = regionOf(text, language);
  const order = [...new Set([region ?? 'SC', ...(Object.keys(FONTS) as Region[])])];
  return { fonts: order.map((one) => FONTS[one]), language: region && LANGUAGES[region] };
}
