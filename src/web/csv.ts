/** A cell: a number is written as it is, null as nothing. */
export type CsvCell = string | number | null;

// A spreadsheet reads a cell that begins with one of these as a formula, also after spaces, and in full width.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function field(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe tells spreadsheets that the cell is a text.
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a CSV file (RFC 4180), with the mark of UTF-8, so that spreadsheets read letters other than Latin ones. No text in it is a
 * formula (RESULT-9).
 */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
