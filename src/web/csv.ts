/** A cell: a number is written as it is, null as nothing. */
export type CsvCell = string | number | null;

// A cell that begins with one of these is a formula for a spreadsheet, also after spaces, and in full width.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function field(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe is how spreadsheets are told that a text is a text.
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a CSV file (RFC 4180), with the mark of UTF-8, by which spreadsheets read other letters than Latin ones. No text is a formula
 * in it (RESULT-9).
 */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
