import { tableOf } from './sfnt.mjs';

/** Code points of a table of format 12: groups of their first and last. */
function ofGroups(table) {
  const groups = Array.from({ length: table.readUInt32BE(12) }, (_, at) => 16 + at * 12);
  return groups.flatMap((at) => span(table.readUInt32BE(at), table.readUInt32BE(at + 4)));
}

/** Code points of a table of format 4: segments of the first plane, whose last one ends it. */
function ofSegments(table) {
  const count = table.readUInt16BE(6) / 2;
  const segments = Array.from({ length: count }, (_, at) => [
    table.readUInt16BE(16 + (count + at) * 2),
    table.readUInt16BE(14 + at * 2),
  ]);
  return segments.flatMap(([first, last]) => span(first, last)).filter((code) => code !== 0xffff);
}

const span = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const READERS = { 4: ofSegments, 12: ofGroups };

/** The code points that a font has glyphs for. */
export function drawnBy(font) {
  const cmap = tableOf(font, 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.subarray(cmap.readUInt32BE(8 + at * 8)));
  return new Set(tables.flatMap((table) => READERS[table.readUInt16BE(0)]?.(table) ?? []));
}
