// What was seen of a video, where it goes on, and which addresses are videos at Vimeo.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumePlace } from '../../../../src/domain/tree/resumePlace.ts';
import { isSeen, seenShare, unite, type Range } from '../../../../src/domain/tree/seenShare.ts';
import { vimeoAddress } from '../../../../src/web/vimeoAddress.ts';

describe('DONE-2, VIDEO-3, CONST-24: the share of a video that was seen', () => {
  const steps = Array.from({ length: 900 }, (_, at): Range => [at * 0.1, (at + 1) * 0.1]);

  it.each<[string, readonly Range[], number, number, boolean]>([
    ['nothing', [], 100, 0, false],
    ['all', [[0, 100]], 100, 1, true],
    ['just enough', [[0, 90]], 100, 0.9, true],
    ['just not enough', [[0, 89.99]], 100, 0.8999, false],
    ['a thousand small steps', steps, 100, 0.9, true],
    [
      'pieces whose sum misses the last digits',
      Array.from({ length: 15 }, (_, at): Range => [at * 0.6704285714285715, at * 0.6704285714285715 + 0.6]),
      10,
      0.9,
      true,
    ],
    [
      'the same half twice',
      [
        [0, 50],
        [0, 50],
      ],
      100,
      0.5,
      false,
    ],
    [
      'two halves, the second first',
      [
        [50, 100],
        [0, 50],
      ],
      100,
      1,
      true,
    ],
    [
      'what overlaps, once',
      [
        [0, 60],
        [40, 95],
      ],
      100,
      0.95,
      true,
    ],
    [
      'a jump to the end',
      [
        [0, 2],
        [99.9, 100],
      ],
      100,
      0.021,
      false,
    ],
    [
      'a hair between two steps',
      [
        [0, 45],
        [45.04, 92],
      ],
      100,
      0.92,
      true,
    ],
    [
      'a second between two ranges',
      [
        [0, 45],
        [46, 90],
      ],
      100,
      0.89,
      false,
    ],
    ['more than there is', [[0, 104]], 100, 1, true],
    ['of a length that is not known', [[0, 100]], Infinity, 0, false],
    ['before its length is known', [[0, 100]], NaN, 0, false],
    ['of nothing', [[0, 1]], 0, 0, false],
    [
      'ranges that are none',
      [
        [5, 5],
        [9, 3],
        [-4, 3],
        [NaN, 2],
        [1, Infinity],
      ],
      100,
      0,
      false,
    ],
  ])('%s', (_, ranges, duration, share, seen) => {
    const found = seenShare(unite(ranges), duration);
    expect(found).toBeCloseTo(share, 3);
    expect(isSeen(found)).toBe(seen);
  });

  const range = fc
    .tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0.1, max: 30, noNaN: true }))
    .map(([start, length]): Range => [start, start + length]);

  it('never goes down, never past one, does not ask for the order, and counts no second that was not played', () => {
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 60 }),
        range,
        fc.double({ min: 1, max: 200, noNaN: true }),
        (ranges, more, duration) => {
          const before = seenShare(unite(ranges), duration);
          const after = seenShare(unite([...unite(ranges), more]), duration);
          expect(after).toBeGreaterThanOrEqual(before);
          expect(after).toBeLessThanOrEqual(1);
          expect(seenShare(unite([more, ...ranges].reverse()), duration)).toBeCloseTo(after, 9);
          const played = ranges
            .concat([more])
            .reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, duration) - start), 0);
          expect(after * duration).toBeLessThanOrEqual(played + ranges.length * 0.05 + 1e-9);
        },
      ),
    );
  });

  it('keeps at most 100 ranges, and drops rather than invents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 150, maxLength: 400 }), (starts) => {
        const ranges = starts.map((start): Range => [start, start + 0.5]);
        const kept = unite(ranges);
        expect(kept.length).toBeLessThanOrEqual(100);
        for (const [start, end] of kept) expect(ranges).toContainEqual([start, end]);
      }),
    );
  });
});

describe('RESUME-2: where a video goes on', () => {
  it.each([
    [null, 600, null],
    [0, 600, null],
    [9.99, 600, null],
    [10, 600, 10],
    [192.4, 600, 192.4],
    [581.9, 600, 581.9],
    [582, 600, null],
    [600, 600, null],
    [700, 600, null],
    [11, 11.2, null],
    [30, Infinity, 30],
    [30, NaN, 30],
  ])('left at %s of %s: %s', (place, duration, expected) => {
    expect(resumePlace(place, duration)).toBe(expected);
  });
});

describe('VIDEO-6: videos at Vimeo', () => {
  const frame = 'https://player.vimeo.com/video/';
  it.each([
    ['https://vimeo.com/76979871', `${frame}76979871?dnt=1`, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/', `${frame}76979871?dnt=1`, 'https://vimeo.com/76979871'],
    [
      'https://vimeo.com/76979871/8a1b2c3d4e',
      `${frame}76979871?h=8a1b2c3d4e&dnt=1`,
      'https://vimeo.com/76979871/8a1b2c3d4e',
    ],
    [
      'https://vimeo.com/76979871?h=8a1b2c3d4e',
      `${frame}76979871?h=8a1b2c3d4e&dnt=1`,
      'https://vimeo.com/76979871/8a1b2c3d4e',
    ],
    ['https://player.vimeo.com/video/76979871', `${frame}76979871?dnt=1`, 'https://vimeo.com/76979871'],
    [
      'https://player.vimeo.com/video/76979871?h=8a1b&autoplay=1&dnt=0',
      `${frame}76979871?h=8a1b&dnt=1`,
      'https://vimeo.com/76979871/8a1b',
    ],
    ['HTTPS://VIMEO.COM/1', `${frame}1?dnt=1`, 'https://vimeo.com/1'],
    ['https://vimeo.com:443/1', `${frame}1?dnt=1`, 'https://vimeo.com/1'],
  ])('%s', (url, expected, page) => {
    expect(vimeoAddress(url)).toEqual({ frame: expected, page });
  });

  it.each([
    '',
    '76979871',
    '/76979871',
    '//vimeo.com/76979871',
    'vimeo.com/76979871',
    'http://vimeo.com/76979871',
    'ftp://vimeo.com/1',
    'javascript:alert(1)//https://vimeo.com/1',
    'data:text/html,https://vimeo.com/1',
    'https://vimeo.com',
    'https://vimeo.com/',
    'https://vimeo.com/abc',
    'https://vimeo.com/1x',
    'https://vimeo.com/channels/staff/1',
    'https://vimeo.com/1/xyz',
    'https://vimeo.com/1/ab/cd',
    'https://player.vimeo.com/1',
    'https://player.vimeo.com/video/',
    'https://player.vimeo.com/video/1/2',
    'https://player.vimeo.com/video/../1',
    'https://vimeo.com.evil.example/1',
    'https://evil.example/vimeo.com/1',
    'https://evil.example/?https://vimeo.com/1',
    'https://evil.example#https://vimeo.com/1',
    'https://notvimeo.com/1',
    'https://www.vimeo.com/1',
    'https://a.player.vimeo.com/video/1',
    'https://vimeo.com@evil.example/1',
    'https://user@vimeo.com/1',
    'https://user:pass@vimeo.com/1',
    'https://vimeo.com:8443/1',
    'https://vimeo.com./1',
    'https:\\\\vimeo.com\\1',
    'https:/vimeo.com/1',
    'https:vimeo.com/1',
    'https://vimeo.com\\@evil.example/1',
    'https://vimeo.com\\1',
    ' https://vimeo.com/1',
    'https://vimeo.com/1\n',
    'https://vim\teo.com/1',
    'https://vimeo.com/1 2',
    'https://vimeo.com/1%2F2',
    'https://vimeo.com/1?h="><script>',
    'https://vimeo.com/1?h=',
    'https://vimeo.com/1?h=ab%26autoplay%3D1',
    'https://vımeo.com/1',
    'https://vimeo。com/1',
    'https://[vimeo.com]/1',
    'https://vimeo.com/١٢٣',
  ])('%j is none', (url) => {
    expect(vimeoAddress(url)).toBeNull();
  });
});
