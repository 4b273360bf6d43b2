import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findText, pageText, type TextRun } from '../../../../src/features/player/parts/pdf/pageText.ts';
import { pageNumber } from '../../../../src/features/player/parts/pdf/pageNumber.ts';
import { columnOf } from '../../../../src/features/player/parts/pdf/textColumn.ts';
import { firstZoom, sharpness, shareOf, zoomStep } from '../../../../src/features/player/parts/pdf/zoom.ts';

const runs = (...texts: readonly string[]): TextRun[] =>
  texts.map((text) => ({ str: text.replace(/\n$/, ''), hasEOL: text.endsWith('\n') }));
/** What was found, as the text between its ends. */
const found = (of: readonly TextRun[], words: string) =>
  findText(pageText(of), words).map(({ start, end }) =>
    start.run === end.run
      ? of[start.run]!.str.slice(start.offset, end.offset)
      : of
          .slice(start.run, end.run + 1)
          .map(({ str }, index, all) =>
            str.slice(index === 0 ? start.offset : 0, index === all.length - 1 ? end.offset : undefined),
          )
          .join('|'),
  );

describe('finding in a PDF (MEDIA-18)', () => {
  it.each([
    ['case', runs('The Knee and the KNEE'), 'knee', ['Knee', 'KNEE']],
    ['marks', runs('Musculature lésée, Ängström'), 'lesee', ['lésée']],
    ['marks in what is looked for', runs('naive'), 'naïve', ['naive']],
    ['a ligature', runs('the \ufb01bula'), 'fibula', ['\ufb01bula']],
    ['over runs', runs('gait ', 'cycle'), 'gait cycle', ['gait |cycle']],
    ['over the end of a line', runs('gait\n', 'cycle'), 'gait cycle', ['gait|cycle']],
    ['over many spaces', runs('gait   ', '  cycle'), 'gait cycle', ['gait   |  cycle']],
    ['Arabic with vowel marks', runs('المَشْيُ الطبيعي'), 'المشي', ['المَشْيُ'.replace(/\u064f$/, '')]],
    ['none inside another', runs('aaaa'), 'aa', ['aa', 'aa']],
    ['no pattern', runs('a.b axb'), 'a.b', ['a.b']],
    ['nothing', runs('gait'), 'zebra', []],
    ['blanks alone', runs('a b'), '  ', []],
    ['a character of two units', runs('x\u{1d400}y'), 'ay', ['\u{1d400}y']],
  ])('%s', (_, of, words, expected) => {
    expect(found(of, words)).toEqual(expected);
  });

  it('a place is always one of the page, and its end is never before its start', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ str: fc.string({ unit: 'grapheme' }), hasEOL: fc.boolean() })),
        fc.string({ maxLength: 3, unit: 'grapheme' }),
        (of, words) => {
          for (const { start, end } of findText(pageText(of), words)) {
            expect(start.offset).toBeLessThanOrEqual(of[start.run]!.str.length);
            expect(end.offset).toBeLessThanOrEqual(of[end.run]!.str.length);
            expect(end.run * 1e6 + end.offset).toBeGreaterThanOrEqual(start.run * 1e6 + start.offset);
          }
        },
      ),
    );
  });
});

describe('tools of a PDF (MEDIA-11)', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['٧', 7],
    ['۱۲', 12],
    ['०', 1],
    ['0', 1],
    ['99', 12],
    ['1234567890', null],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['p7', null],
  ])('a page written as %j is %j of 12', (written, page) => {
    expect(pageNumber(written, 12)).toBe(page);
  });

  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.45, 1, 0.5],
    [0.45, -1, null],
    [0.5, -1, null],
    [4, 1, null],
    [1.337, 1, 1.5],
    [1.337, -1, 1.25],
    [0.9999, 1, 1.1],
  ] as const)('from %d by %d to %j', (share, direction, to) => {
    expect(zoomStep(share, direction)).toBe(to);
  });

  it('fits the width, as far as that is readable', () => {
    expect(shareOf('fit', 800, 600)).toBe(1);
    expect(shareOf('fit', 358, 595)).toBeCloseTo(0.451, 3);
    expect(shareOf('fit', 4000, 595)).toBe(2);
    expect(shareOf(1.5, 358, 595)).toBe(1.5);
  });

  const run = (at: number, width: number, str = 'words', turned = 0) => ({
    str,
    width,
    transform: [12, turned, 0, 12, at, 700],
  });
  it.each([
    ['lines of one width', [run(72, 450), run(72, 440), run(90, 400)], { start: 66, end: 528 }],
    [
      'short lines, beside which longer ones may follow',
      [run(72, 50), run(72, 60), run(72, 40)],
      { start: 66, end: 363.5 },
    ],
    ['hardly anything', [run(72, 450), run(72, 450)], null],
    ['blanks and what stands upright', [run(72, 450), run(72, 450), run(0, 595, ' '), run(10, 300, 'x', 12)], null],
    ['no margin to win', [run(5, 585), run(5, 585), run(5, 585)], null],
  ])('MEDIA-16 the column of a text: %s', (_, runs, column) => {
    expect(columnOf(runs, 595)).toEqual(column);
  });

  it('MEDIA-16 opens as wide as its text where a whole page is too small to be read', () => {
    const column = { start: 66, end: 528 };
    expect([firstZoom(382, 595, column), firstZoom(382, 595, null), firstZoom(928, 595, column)]).toEqual([
      'text',
      'fit',
      'fit',
    ]);
    expect(shareOf('text', 382, 595, column)).toBeCloseTo(0.62, 2);
    expect(shareOf('text', 2000, 595, column)).toBe(1.25);
  });

  it('is as sharp as the screen, and no canvas is larger than browsers draw', () => {
    expect(sharpness(800, 1000, 2)).toBe(2);
    expect(sharpness(800, 1000, 0.5)).toBe(1);
    const sharp = sharpness(3174, 4490, 3);
    expect(3174 * sharp * 4490 * sharp).toBeLessThanOrEqual(16_000_001);
  });
});
