import { expect, it } from 'vitest';
import { sizeText } from '../../../src/web/sizeText.ts';

// Between number and unit stands a space that does not break, or a usual one.
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [0, 'en-US', '0 B'],
  [512, 'en-US', '512 B'],
  [1024, 'en-GB', '1.00 KB'],
  [1_234_567, 'en-US', '1.18 MB'],
  [36_175_872, 'de-DE', '34,50 MB'],
  [36_175_872, 'fr', '34,50 Mo'],
  [2000, 'ar-EG', '1.95 كيلوبايت'],
  [1536, 'ru', '1,50 кБ'],
])('MEDIA-4, LOC-7: %d bytes in %s are %s', (bytes, tag, text) => {
  expect(plain(sizeText(bytes, tag))).toBe(text);
});

it.each([
  [20 * 1024 ** 2, 'en-US', '20 MB'],
  [1536, 'en-US', '1.5 KB'],
])('ATTACH-1: a limit of %d bytes has no needless digits: %s, %s', (bytes, tag, text) => {
  expect(plain(sizeText(bytes, tag, 0))).toBe(text);
});
