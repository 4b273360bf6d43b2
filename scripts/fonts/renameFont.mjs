import { tableOf, tablesOf } from './sfnt.mjs';

// The licence requires that these fields stay: copyright, designer, licence and its address.
const KEPT = [0, 9, 13, 14];
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

/** The English names of a font by their number. */
function namesOf(table) {
  const texts = table.readUInt16BE(4);
  const found = new Map();
  for (let at = 0; at < table.readUInt16BE(2); at++) {
    const record = 6 + at * 12;
    if (table.readUInt16BE(record) !== WINDOWS.platform || table.readUInt16BE(record + 4) !== WINDOWS.language)
      continue;
    const start = texts + table.readUInt16BE(record + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
    found.set(table.readUInt16BE(record + 6), bytes.swap16().toString('utf16le'));
  }
  return found;
}

function nameTable(names) {
  const texts = [...names].map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()]);
  const head = Buffer.alloc(6 + texts.length * 12);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  texts.forEach(([id, bytes], at) => {
    const record = [WINDOWS.platform, WINDOWS.encoding, WINDOWS.language, id, bytes.length, start];
    record.forEach((value, column) => head.writeUInt16BE(value, 6 + at * 12 + column * 2));
    start += bytes.length;
  });
  return Buffer.concat([head, ...texts.map(([, bytes]) => bytes)]);
}

const padded = (data) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function sumOf(data) {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

function fontOf(kind, tables) {
  const head = Buffer.alloc(12 + tables.length * 16);
  kind.copy(head);
  let start = head.length;
  tables.forEach(({ tag, data }, at) => {
    const entry = 12 + at * 16;
    head.write(tag, entry, 'latin1');
    [sumOf(padded(data)), start, data.length].forEach((value, column) =>
      head.writeUInt32BE(value, entry + 4 + column * 4),
    );
    start += padded(data).length;
  });
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}

/**
 * The same font with another family name, which no machine has, so that the compiler cannot use the machine's own font of the old name. The
 * licence of the fonts reserves no name.
 */
export function renameFont(font, family) {
  const tables = tablesOf(font);
  const old = namesOf(tableOf(font, 'name'));
  const style = old.get(17) ?? old.get(2) ?? 'Regular';
  const names = new Map([
    ...KEPT.filter((id) => old.has(id)).map((id) => [id, old.get(id)]),
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, `${family} ${style}`.replace(/ /g, '')],
  ]);
  const sorted = new Map([...names].sort(([one], [other]) => one - other));
  const renamed = tables.map((table) => (table.tag === 'name' ? { ...table, data: nameTable(sorted) } : table));
  return fontOf(font.subarray(0, 12), renamed);
}
