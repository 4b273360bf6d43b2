/** Tables of a font file by their four letters. */
export function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return Array.from({ length: count }, (_, at) => {
    const entry = 12 + at * 16;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

/** The table of this name. */
export const tableOf = (font, tag) => tablesOf(font).find((table) => table.tag === tag).data;
