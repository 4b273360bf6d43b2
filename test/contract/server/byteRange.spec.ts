import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange } from '../../../demo/server/http/byteRange.ts';

describe('what a Range header asks for (SRV-57)', () => {
  it.each([
    [undefined, 100, null],
    ['', 100, null],
    ['bytes=0-', 100, { start: 0, end: 99 }],
    ['bytes=0-0', 100, { start: 0, end: 0 }],
    ['bytes=10-19', 100, { start: 10, end: 19 }],
    ['Bytes=10-19', 100, { start: 10, end: 19 }],
    ['bytes=90-500', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, 'none'],
    ['bytes=-0', 100, 'none'],
    ['bytes=0-', 0, 'none'],
    ['bytes=-5', 0, 'none'],
    ['bytes=20-10', 100, null],
    ['bytes=-', 100, null],
    ['bytes=0-1,5-6', 100, null],
    ['bytes=a-b', 100, null],
    ['bytes=1e3-', 10_000, null],
    ['bytes=99999999999999999999-', 100, null],
    ['items=0-5', 100, null],
  ] as const)('%s of %d', (header, size, expected) => {
    expect(byteRange(header, size)).toEqual(expected);
  });
  it('lies in the file, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.option(fc.nat()), fc.option(fc.nat())).map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`),
        ),
        fc.nat(1e6),
        (header, size) => {
          const range = byteRange(header, size);
          return (
            range === null || range === 'none' || (range.start >= 0 && range.start <= range.end && range.end < size)
          );
        },
      ),
    );
  });
});
