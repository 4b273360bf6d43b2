import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv, type CsvCell } from '../../../src/web/csv.ts';

/** Reads a file as RFC 4180 has it; written for this test alone. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1; // the mark
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) field += text[at];
      at += 1;
    } else for (; !/[,\r]/.test(text[at] ?? ','); at += 1) field += text[at];
    row.push(field);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const lineOf = (...cells: CsvCell[]) => csv([cells]).slice(1);

describe('RESULT-9 a file for spreadsheets', () => {
  it('begins with the mark of UTF-8, and ends each line as RFC 4180 has it', () =>
    expect(
      csv([
        ['a', 'ü'],
        [1, null],
      ]),
    ).toBe('\ufeffa,ü\r\n1,\r\n'));
  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a semicolon, which some countries separate by', 'a;b', '"a;b"'],
    ['a quotation mark', 'say "x"', '"say ""x"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['spaces at its ends', ' a ', '" a "'],
  ])('%s is kept', (_, text, written) => expect(lineOf(text)).toBe(`${written}\r\n`));
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1+1', '－1'])('%j is no formula', (text) =>
    expect(read(csv([[text]]))).toEqual([[`'${text}`]]),
  );
  it.each(['2026-11-21 10:42', 'A-', 'a=b', '86 %'])('%j stays as it is', (text) =>
    expect(read(csv([[text]]))).toEqual([[text]]),
  );
  it('numbers are numbers, also below nothing', () =>
    expect(lineOf(-0.5, 1234567.25, 0)).toBe('-0.5,1234567.25,0\r\n'));
  it('any table comes back as it was, and no cell begins a formula', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 2, maxLength: 4 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (rows) => {
          const back = read(csv(rows));
          expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          back.forEach((row, y) =>
            row.forEach((cell, x) => {
              expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
              expect([rows[y]?.[x], `'${rows[y]?.[x] ?? ''}`]).toContain(cell);
            }),
          );
        },
      ),
    ));
});
