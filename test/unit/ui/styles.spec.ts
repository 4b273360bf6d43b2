import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')).map((name) => `${folder}/${name}`),
);
/** Declarations that Safari leaves out as a whole: its `text-decoration` is the line alone, without thickness, style or colour. */
const leftOut = (css: string) => css.match(/text-decoration:\s*[^\s;}]+\s+[^\s;}][^;}]*/g) ?? [];

it('links are underlined in every browser: a sheet gives the thickness of a line by itself', () => {
  expect(leftOut('a { text-decoration: underline 1px }')).toHaveLength(1);
  expect(leftOut('a { text-decoration: underline; text-decoration-thickness: 2px } b { text-decoration:none }')).toEqual([]);
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((sheet) => leftOut(readFileSync(sheet, 'utf8')).map((found) => `${sheet}: ${found}`))).toEqual([]);
});
