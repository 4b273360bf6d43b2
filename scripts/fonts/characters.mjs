/** All characters of the ranges, given as pairs of their first and last code point. */
const ranges = (...pairs) =>
  pairs.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)));

/** All characters that two bytes of an old encoding can mean. */
function encoded(encoding, [firstLead, lastLead], [firstTrail, lastTrail]) {
  const decoder = new TextDecoder(encoding);
  const found = [];
  for (let lead = firstLead; lead <= lastLead; lead++)
    for (let trail = firstTrail; trail <= lastTrail; trail++) found.push(decoder.decode(Uint8Array.of(lead, trail)));
  return found.filter((text) => !text.includes('\ufffd'));
}

const text = (...lists) => lists.flat(2).join('');

const SPACES_AND_MARKS = ranges([0x20, 0x7e], [0xa0, 0xff], [0x2000, 0x206f], [0x20a0, 0x20c0], [0x2122, 0x2122]);
const EAST_ASIAN_MARKS = ranges([0x3000, 0x303f], [0xff01, 0xff9f], [0xffe0, 0xffe6]);

const BEYOND_THE_FIRST_BLOCK =
  '㑇㑊㕮㘎㙍㙘㙦㛃㛚㛹㟃㠇㠓㤘㥄㧐㧑㧟㫰㬊㬎㬚㭎㭕㮾㰀㳇㳘㳚㴔㵐㶲㸆㸌㺄㻬㽏㿠䁖䂮䃅䃎䅟䌹䎃䎖䏝䏡䏲䐃䓖䓛䓨䓫䓬䗖䗛䗪䗴䜣䝙䢺䢼䣘䥽䦃䲟䲠䲢䴓䴔䴕䴖䴗䴘䴙䶮';

/**
 * The characters that a font keeps. Han characters: the Simplified Chinese font has all of the first Unicode block and further characters
 * of names, so that every name has its glyphs; the others have the shapes of their region for the characters that are common there.
 */
export const characters = {
  european: text(
    SPACES_AND_MARKS,
    ranges([0x100, 0x24f], [0x259, 0x259], [0x2b0, 0x36f], [0x370, 0x3ff], [0x400, 0x52f], [0x1e00, 0x1fff]),
    ranges([0x2070, 0x209f], [0x2116, 0x2116], [0x2190, 0x2193], [0x2212, 0x2212], [0x25a1, 0x25a1], [0x25cc, 0x25cc]),
  ),
  signature: text(SPACES_AND_MARKS, ranges([0x100, 0x24f], [0x300, 0x36f], [0x400, 0x52f], [0x1ea0, 0x1ef9])),
  arabic: text(
    ranges([0x20, 0x20], [0x600, 0x6ff], [0x750, 0x77f], [0x8a0, 0x8ff], [0x200c, 0x200f], [0x25cc, 0x25cc]),
    ranges([0xfb50, 0xfdff], [0xfe70, 0xfeff]),
  ),
  devanagari: text(SPACES_AND_MARKS, ranges([0x900, 0x97f], [0x1cd0, 0x1cff], [0xa8e0, 0xa8ff], [0x25cc, 0x25cc])),
  bengali: text(SPACES_AND_MARKS, ranges([0x964, 0x965], [0x980, 0x9ff], [0x25cc, 0x25cc])),
  tamil: text(SPACES_AND_MARKS, ranges([0x964, 0x965], [0xb80, 0xbff], [0x25cc, 0x25cc])),
  thai: text(SPACES_AND_MARKS, ranges([0xe00, 0xe7f], [0x25cc, 0x25cc])),
  burmese: text(SPACES_AND_MARKS, ranges([0x1000, 0x109f], [0xa9e0, 0xa9ff], [0xaa60, 0xaa7f], [0x25cc, 0x25cc])),
  // The first block of Han characters, and those beyond it in China's table of general standard characters.
  simplified: text(EAST_ASIAN_MARKS, ranges([0x4e00, 0x9fff], [0x20000, 0x2ffff]), [...BEYOND_THE_FIRST_BLOCK]),
  // Big5, first level.
  traditional: text(EAST_ASIAN_MARKS, encoded('big5', [0xa4, 0xc6], [0x40, 0xfe])),
  // Windows-31J, which has shapes of family names beyond JIS X 0208, and one character that it lacks.
  japanese: text(
    EAST_ASIAN_MARKS,
    ranges([0x3040, 0x30ff], [0x31f0, 0x31ff], [0x20bb7, 0x20bb7]),
    encoded('shift_jis', [0x81, 0xfc], [0x40, 0xfc]),
  ),
  korean: text(EAST_ASIAN_MARKS, ranges([0x3131, 0x318e], [0xac00, 0xd7a3])),
};
