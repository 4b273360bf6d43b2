// @vitest-environment jsdom
// Words that an address names, found again in a text (TUTOR-22).
import { expect, it } from 'vitest';
import { wordsRange } from '../../../../src/features/player/parts/text/wordsRange.ts';

const found = (html: string, words: string) => {
  const text = document.createElement('div');
  text.innerHTML = html;
  return wordsRange(text, words)?.toString() ?? null;
};

it.each([
  ['in one piece', '<p>The mean is a balance.</p>', 'mean is', 'mean is'],
  ['across elements', '<p>The <em>me</em>an is <b>a</b> balance.</p>', 'mean is a', 'mean is a'],
  ['across paragraphs', '<p>First.</p><p>Second.</p>', 'First. Second', 'First.Second'],
  ['with other spaces', '<p>The\n   mean&nbsp;is</p>', 'The mean is', 'The\n   mean\u00a0is'],
  ['at the end', '<p>a balance</p> ', 'balance', 'balance'],
  ['the first of two', '<p>one two</p><p>one three</p>', 'one', 'one'],
  ['in Arabic', '<p>الوسط هو <i>نقطة</i> التوازن</p>', 'هو نقطة', 'هو نقطة'],
  ['beyond the basic plane', '<p>𝑝 < 0.05 is rare</p>', '0.05 is', '0.05 is'],
  ['not there', '<p>The mean</p>', 'median', null],
  ['no words', '<p>The mean</p>', '  ', null],
  ['an empty text', '', 'mean', null],
])('%s', (_, html, words, expected) => {
  expect(found(html, words)).toBe(expected);
});
