import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../../scripts/locales/namespaces.mjs';
import { createFormats } from '../../../src/i18n/formats.ts';
import { regionalTag } from '../../../src/i18n/regionalTag.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en-US', 5400, '1 hr 30 min'],
  ['en-US', 3600, '1 hr'],
  ['en-US', 61, '2 min'],
  ['en-US', 0, '0 min'],
  ['ar', 5400, 'ساعة و30 دقيقة'],
  ['de', 5400, '1 Std., 30 Min.'],
  ['ja', 5400, '1 時間30 分'],
  ['zh-Hans', 5400, '1小时30分钟'],
])('hours and minutes of %s for %i s: %s', (tag, seconds, written) => {
  expect(createFormats(tag).duration(seconds).replaceAll('\u00a0', ' ')).toBe(written);
});

it('durations are hours and minutes, minutes rounded up', () => {
  const { duration } = createFormats('en-US');
  expect([0, 1, 60, 3540, 3541, 3600, 5400, 7261].map(duration)).toEqual([
    '0 min',
    '1 min',
    '1 min',
    '59 min',
    '1 hr',
    '1 hr',
    '1 hr 30 min',
    '2 hr 2 min',
  ]);
  expect(createFormats('ar').duration(5400)).not.toMatch(/\d+ ?[سد](\s|$)/);
});

it('numbers and shares are written in the language', () => {
  expect([
    createFormats('en-US').number(12345),
    createFormats('en-US').percent(0.4),
    createFormats('de').number(12345),
  ]).toEqual(['12,345', '40%', '12.345']);
});

it.each([
  ['en-US', 'Safety, Law, Design'],
  ['es', 'Safety, Law y Design'],
  ['ja', 'Safety、Law、Design'],
  ['ar', 'Safety وLaw وDesign'],
  ['zh-Hans', 'Safety、Law、Design'],
])('names in a row have the signs and words of %s between them (LOC-17)', (tag, written) => {
  expect(
    createFormats(tag)
      .list(['Safety', 'Law', 'Design'])
      .replaceAll(/[\u2068\u2069]/g, ''),
  ).toBe(written);
  expect(createFormats(tag).list([])).toBe('');
});

it('LOC-3 in a row each name stands for itself, whatever its direction', () => {
  const bare = createFormats('ar')
    .list(['.pdf', 'Law', '.docx'])
    .replaceAll(/\u2068\.?\w+\u2069/g, '');
  expect(bare).not.toMatch(/[.\w]/);
});

it.each(languages)('no two names run together in %s (LOC-17)', (tag) => {
  expect(createFormats(tag).list(['Safety', 'Law', 'Design'])).toMatch(/\u2069.+\u2068Law\u2069.+\u2068/);
});

it.each(['ar-EG', 'bn', 'my', 'fa'])('digits are 0 to 9 in %s as in the counts beside them (LOC-7)', (tag) => {
  const { number, percent, duration, day, moment, time } = createFormats(tag);
  const written = [number(32), percent(0.4), duration(5400), day(0, 0), moment(0, 8e10), time(0)];
  expect(written.filter((text) => /\d/.test(text))).toEqual(written);
  expect(written.filter((text) => /(?!\d)\p{Nd}/u.test(text))).toEqual([]);
});

it('makes each format once, however many cards are drawn', () => {
  let made = 0;
  const construct = (target: new () => object, args: []) => {
    made += 1;
    return Reflect.construct(target, args) as object;
  };
  const counted = (kind: 'NumberFormat' | 'DateTimeFormat' | 'ListFormat') => ({
    value: new Proxy(Intl[kind], { construct }),
  });
  vi.stubGlobal(
    'Intl',
    Object.create(Intl, {
      NumberFormat: counted('NumberFormat'),
      DateTimeFormat: counted('DateTimeFormat'),
      ListFormat: counted('ListFormat'),
    }),
  );
  const formats = createFormats('en-US');
  const draw = () => [
    formats.number(3),
    formats.percent(0.4),
    formats.duration(5400),
    formats.day(0, 0),
    formats.moment(0, 0),
    formats.time(0),
    formats.list(['Safety', 'Law']),
  ];
  draw();
  // Number, share, hours, minutes; year, day, moment, time; list, list of units.
  expect(made).toBe(10);
  for (let card = 0; card < 50; card += 1) draw();
  expect(made).toBe(10);
});

describe('LOC-8: dates by the browser’s region', () => {
  const at = Date.UTC(2026, 10, 21, 14, 5);
  const later = Date.UTC(2027, 0, 1);
  const written = (tag: string, preferred: readonly string[]) => {
    const { moment, number } = createFormats(tag, 'UTC', regionalTag(tag, preferred));
    return [moment(at, later), number(1234.5)].map((text) => text.replaceAll('\u202f', ' '));
  };

  it.each([
    ['en-US', ['en-US'], ['Nov 21, 2026, 2:05 PM', '1,234.5']],
    ['en-US', ['en-GB', 'en'], ['21 Nov 2026, 14:05', '1,234.5']],
    ['en-US', ['de', 'de-AT', 'en-US'], ['21 Nov 2026, 14:05', '1,234.5']],
    ['en-US', [], ['Nov 21, 2026, 2:05 PM', '1,234.5']],
    ['en-US', ['not a tag'], ['Nov 21, 2026, 2:05 PM', '1,234.5']],
  ])('%s in a browser of %j', (tag, preferred, expected) => {
    expect(written(tag, preferred)).toEqual(expected);
  });

  it('keeps calendar and digits of the language', () => {
    const { moment } = createFormats('ar', 'UTC', regionalTag('ar', ['ar-SA']));
    expect(moment(at, later)).toMatch(/2026/);
  });
});
