// Which language somebody gets, and how it is written (LOC-1, LOC-2, LOC-3, LOC-5).
import { describe, expect, it } from 'vitest';
import { builtTags } from '../../../src/language/builtTags.ts';
import { direction } from '../../../src/language/direction.ts';
import { namedLanguages } from '../../../src/language/namedLanguages.ts';
import { nearest } from '../../../src/language/nearest.ts';

describe('the nearest language (LOC-13)', () => {
  it.each([
    ['en-US', 'en-US'],
    ['EN-us', 'en-US'],
    ['en', 'en-US'],
    ['en-GB', 'en-GB'],
    ['en-AU', 'en-US'],
    ['ar-EG', 'ar'],
    ['de-AT', 'de'],
    ['es-MX', 'es-MX'],
    ['es-AR', 'es'],
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['sr', 'sr-Latn'],
    ['sr-Cyrl-RS', 'sr-Latn'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-hk', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['xx', 'en-US'],
    ['', 'en-US'],
    ['not a tag', 'en-US'],
  ])('of those of the build to "%s" is %s', (wanted, found) => {
    expect(nearest(wanted, builtTags)).toBe(found);
  });

  it('to a script prefers an offered tag that begins with it (CONST-21)', () => {
    expect(nearest('zh-Hant-TW', ['zh-Hans', 'zh-Hant-HK', 'en-US'])).toBe('zh-Hant-HK');
  });

  it('is English without a wish', () => {
    expect(nearest(undefined, builtTags)).toBe('en-US');
  });
});

it('is written from right to left in Arabic (LOC-3)', () => {
  expect(['ar', 'ar-EG', 'en-US', 'arn'].map(direction)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  expect(builtTags.filter((tag) => direction(tag) === 'rtl')).toEqual(['ar']);
  // A tenant may add a language.
  const added = ['ar-EG', 'ckb', 'fa', 'he', 'ps-AF', 'ur-PK', 'arn', 'uz', 'de-AT'];
  expect(added.filter((tag) => direction(tag) === 'rtl')).toEqual(['ar-EG', 'ckb', 'fa', 'he', 'ps-AF', 'ur-PK']);
});

it('all languages have names of their own, in the order of these', () => {
  const named = namedLanguages(builtTags);
  const names = named.map(({ name }) => name);
  expect(new Set(names).size).toBe(builtTags.length);
  expect(names.slice(0, 4)).toEqual(['American English', 'British English', 'Čeština', 'Dansk']);
  expect(named.find(({ tag }) => tag === 'sr-Latn')?.name).toBe('Srpski');
});
