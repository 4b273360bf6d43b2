// What of a text stands on a certificate (CERT-13).
import { describe, expect, it } from 'vitest';
import { eastAsianFonts } from '../../../demo/server/certificates/render/eastAsianFonts.ts';
import { sheetText } from '../../../demo/server/certificates/render/sheetText.ts';

describe('sheetText', () => {
  it.each([
    ['  Mira \n\t Okafor ', 'Mira Okafor'],
    ['\u202eLive\u202c \u2066x\u2069\u200f', 'Live x'],
    ['a\u0000b\u0007c\u0085d', 'abcd'],
    ['Ame\u0301lie', 'Amélie'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Mira 🌟👩🏽‍🔬🇩🇪 Okafor', 'Mira Okafor'],
    ['አበበ', '□□□'],
    ['\ud800x', 'x'],
    ['', ''],
    ['<b>#x[1]</b>', '<b>#x[1]</b>'],
  ])('%j becomes %j', (given, shown) => {
    expect(sheetText(given)).toBe(shown);
  });

  it('a word that no line can hold may be parted between its letters, not inside one', () => {
    expect(sheetText('e\u0302\u0301'.repeat(30))).toBe(Array(30).fill('ế').join('\u200b'));
    expect(sheetText('Donaudampfschifffahrt')).toBe('Donaudampfschifffahrt');
  });

  it('has at most 240 letters', () => {
    const shown = sheetText('ab '.repeat(500)).replace(/\u200b/g, '');
    expect(shown).toHaveLength(240);
    expect(shown.endsWith('…')).toBe(true);
  });
});

describe('eastAsianFonts', () => {
  it.each([
    ['田中はるか', 'en-US', 'JP'],
    ['김홍길', 'en-US', 'KR'],
    ['金洪吉', 'ko', 'KR'],
    ['刘洋', 'en-US', 'SC'],
    ['陳龍驤', 'en-US', 'TC'],
    ['田中', 'ja', 'JP'],
    ['田中', 'zh-TW', 'TC'],
    ['田中', 'zh-Hant', 'TC'],
    ['田中', 'zh-CN', 'SC'],
    ['田中', 'en-US', 'SC'],
    ['Mira', 'en-US', 'SC'],
  ])('%s on a sheet in %s has the shapes of %s', (text, language, region) => {
    const { fonts } = eastAsianFonts(text, language);
    expect(fonts[0]).toBe(`Lectern Serif ${region}`);
    expect(new Set(fonts).size).toBe(4);
  });

  it('tells the language of such a text alone', () => {
    expect(eastAsianFonts('Mira', 'ja').language).toBeNull();
    expect(eastAsianFonts('田中さん', 'en-US').language).toEqual(['ja', 'JP']);
  });
});
