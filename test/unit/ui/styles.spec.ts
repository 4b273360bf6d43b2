import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownRem } from '../../../scripts/build/sheets/cssText.mjs';

const sheets = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);
/** Declarations that Safari leaves out as a whole: its `text-decoration` is the line alone, without thickness, style or colour. */
const leftOut = (css: string) => css.match(/text-decoration:\s*[^\s;}]+\s+[^\s;}][^;}]*/g) ?? [];

it('links are underlined in every browser: a sheet gives the thickness of a line by itself', () => {
  expect(leftOut('a { text-decoration: underline 1px }')).toHaveLength(1);
  expect(
    leftOut('a { text-decoration: underline; text-decoration-thickness: 2px } b { text-decoration:none }'),
  ).toEqual([]);
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((sheet) => leftOut(readFileSync(sheet, 'utf8')).map((found) => `${sheet}: ${found}`))).toEqual(
    [],
  );
});

it('no size of a component depends on the root of the page (ELEM-16)', () => {
  const css =
    '@media (min-width: 60rem) { a { margin: -.5rem 1rem; inset: calc(3rem + 1px) } } ' +
    '@container lectern (max-width: 2rem) { .x2rem { top: var(--1rem) } }';
  expect(ownRem(css)).toBe(
    '@media (min-width: 60rem) { a { margin: calc(-.5*var(--l-em)) calc(1*var(--l-em)); inset: calc(calc(3*var(--l-em)) + 1px) } } ' +
      '@container lectern (max-width: 2rem) { .x2rem { top: var(--1rem) } }',
  );
  // What components write into a style by themselves goes past the build.
  const code = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => /\d(rem|rlh)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('one language for each :lang(): Chrome leaves out a rule whose :lang() has a list', () => {
  const lists = (css: string) => css.match(/:lang\([^)]*,[^)]*\)/g) ?? [];
  expect(lists('a:lang(my, hi) { top: 0 } b:is(:lang(my), :lang(hi)) { top: 0 }')).toEqual([':lang(my, hi)']);
  expect(sheets.flatMap((sheet) => lists(readFileSync(sheet, 'utf8')).map((found) => `${sheet}: ${found}`))).toEqual(
    [],
  );
});

const physicalSides = new RegExp(
  [
    String.raw`\b(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b`,
    String.raw`(?<![\w-])(?:left|right)\s*:`,
    String.raw`\bfloat:\s*(?:left|right)`,
    String.raw`\bborder-(?:top|bottom)-(?:left|right)-radius`,
  ].join('|'),
  'g',
);

it('sheets name sides by the direction of the text: a page from right to left is a mirror without a rule of its own (LOC-16)', () => {
  const physical = (css: string) => css.match(physicalSides) ?? [];
  expect(physical('a { margin-left: 1px; right : 0 } b { border-top-left-radius: 1px; float: left }')).toHaveLength(4);
  expect(physical('a { margin-inline-start: 1px; --l-left: 1; text-align: left; background-position: left }')).toEqual(
    [],
  );
  expect(sheets.flatMap((sheet) => physical(readFileSync(sheet, 'utf8')).map((found) => `${sheet}: ${found}`))).toEqual(
    [],
  );
});
