// LOC-19: dates and durations of a language that the browser lacks.
import { afterEach, expect, it, vi } from 'vitest';
import { createFormats } from '../../../src/i18n/formats.ts';
import { knownTag } from '../../../src/language/knownTag.ts';
import { regionalTag } from '../../../src/i18n/regionalTag.ts';

/** A browser that knows these languages alone. */
const knowing = (...known: readonly string[]) =>
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
    [tags]
      .flat()
      .map(String)
      .filter((tag) => known.includes(new Intl.Locale(tag).language)),
  );

afterEach(() => vi.restoreAllMocks());

it.each([
  ['de', 'de'],
  ['my', 'en-US'],
  ['la', 'en-US'],
])('texts in %s: dates in %s', (tag, written) => {
  knowing('de', 'en', 'fr');
  expect(knownTag(tag)).toBe(written);
});

it('keeps the region of the reader', () => {
  knowing('en');
  expect(regionalTag('my', ['my-MM'])).toBe('en-MM-u-ca-gregory');
});

it('durations are in the same words as dates', () => {
  knowing('en');
  expect(createFormats('my', 'UTC', regionalTag('my', ['my-MM'])).duration(5400)).toBe('1 hr 30 min');
});
