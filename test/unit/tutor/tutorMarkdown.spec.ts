// An answer's markdown: the few marks that answers need, and the rest as text (TUTOR-19).
import { describe, expect, it } from 'vitest';
import { readMarkdown, spokenText } from '../../../src/features/tutor/readMarkdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const p = (...inside: readonly object[]) => [{ kind: 'p', inside }];

describe('reads', () => {
  it.each<readonly [string, string, unknown]>([
    ['nothing', '', []],
    ['a paragraph', 'a\nb', p(text('a\nb'))],
    [
      'emphasis',
      'a **b** *c* `d*`',
      p(
        text('a '),
        { kind: 'strong', inside: [text('b')] },
        text(' '),
        { kind: 'em', inside: [text('c')] },
        text(' '),
        { kind: 'code', text: 'd*' },
      ),
    ],
    ['numbers of places', 'a [1][12]', p(text('a '), { kind: 'cite', n: 1 }, { kind: 'cite', n: 12 })],
    ['no number of three digits', '[123]', p(text('[123]'))],
    ['escapes', '\\*a\\* \\[1\\]', p(text('*a* [1]'))],
    ['a quotation', '> a\n> b [1]', [{ kind: 'quote', blocks: p(text('a\nb '), { kind: 'cite', n: 1 }) }]],
    [
      'lists',
      '- a\n- b\n1. c',
      [
        { kind: 'ul', items: [[text('a')], [text('b')]] },
        { kind: 'ol', items: [[text('c')]] },
      ],
    ],
    ['a line that goes on with an item', '- a\n  b', [{ kind: 'ul', items: [[text('a b')]] }]],
    [
      'a heading',
      '## a\nb',
      [
        { kind: 'heading', inside: [text('a')] },
        { kind: 'p', inside: [text('b')] },
      ],
    ],
    ['code, also without an end', '```js\na *b*\n\nc', [{ kind: 'code', text: 'a *b*\n\nc' }]],
    ['an open mark as it is', '**a', p(text('**a'))],
  ])('%s', (_name, given, blocks) => {
    expect(readMarkdown(given)).toEqual(blocks);
  });
});

it.each([
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '![a](https://evil.example/x.png)',
  '<https://evil.example>',
  '[a]: https://evil.example',
])('%s stays text', (hostile) => {
  expect(readMarkdown(hostile)).toEqual(p(text(hostile)));
});

it.each([
  ['brackets', '['.repeat(50_000)],
  ['stars', '*a'.repeat(25_000)],
  ['quotations', '>'.repeat(20_000)],
  ['backticks', '`'.repeat(50_000)],
])('50,000 signs of %s are read in no time', (_name, hostile) => {
  const begun = performance.now();
  readMarkdown(hostile);
  expect(performance.now() - begun).toBeLessThan(5000);
});

it('is spoken without marks and numbers', () => {
  expect(spokenText(readMarkdown('> A **b** [1]\n\n- c\n- d'))).toBe('A b c. d');
});
