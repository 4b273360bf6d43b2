import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateScore } from '../../../../src/domain/certificate/certificateScore.ts';
import { certificateState } from '../../../../src/domain/certificate/certificateState.ts';
import { plainName } from '../../../../src/domain/certificate/plainName.ts';
import { readCertificateNumber } from '../../../../src/domain/certificate/readCertificateNumber.ts';
import { studentName } from '../../../../src/domain/certificate/studentName.ts';

const record = (score: number | null, maxScore: number | null, normalizedScore: number | null) => ({
  score,
  maxScore,
  normalizedScore,
});

describe('SCORE-4: the score of a certificate', () => {
  it.each([
    ['per cent and points', record(25, 30, null), { percent: 83, points: { score: 25, max: 30 } }],
    ['whole per cent', record(2, 3, 0.5), { percent: 67, points: { score: 2, max: 3 } }],
    ['half a per cent goes up', record(125, 1000, null), { percent: 13, points: { score: 125, max: 1000 } }],
    ['points with a half', record(31.5, 50, null), { percent: 63, points: { score: 31.5, max: 50 } }],
    ['nothing at all', record(0, 30, 0), { percent: 0, points: { score: 0, max: 30 } }],
    ['per cent alone, without points', record(null, null, 0.834), { percent: 83, points: null }],
    ['per cent alone, without a maximum', record(25, null, 0.5), { percent: 50, points: null }],
    ['absent with a maximum of 1', record(1, 1, 1), null],
    ['absent with a maximum of 1 and no score', record(null, 1, 0.4), null],
    ['absent without a score', record(null, 30, null), null],
    ['absent without a result', null, null],
  ])('%s', (_, given, expected) => {
    expect(certificateScore(given)).toEqual(expected);
  });
});

describe('CERT-20: whether a certificate counts', () => {
  const end = Date.parse('2026-11-14T12:00:00Z');
  const revoked = { at: null, reason: null };
  it.each([
    ['valid without an end', { state: null, revoked: null, expires: null }, end, 0, 'valid'],
    ['valid at the very instant of its end', { state: null, revoked: null, expires: end }, end, 0, 'valid'],
    ['expired a millisecond later', { state: null, revoked: null, expires: end }, end + 1, 0, 'expired'],
    ['valid within the doubt of the clock', { state: null, revoked: null, expires: end }, end + 500, 500, 'valid'],
    ['expired beyond the doubt of the clock', { state: null, revoked: null, expires: end }, end + 501, 500, 'expired'],
    ['expired since the reply was given', { state: 'valid', revoked: null, expires: end }, end + 1, 0, 'expired'],
    ['expired by the word of the server', { state: 'expired', revoked: null, expires: end }, end - 1, 0, 'expired'],
    ['revoked by its state', { state: 'revoked', revoked: null, expires: null }, end, 0, 'revoked'],
    ['revoked by its facts', { state: null, revoked, expires: null }, end, 0, 'revoked'],
    ['revoked, even where it has expired', { state: 'expired', revoked, expires: end }, end + 1, 0, 'revoked'],
  ] as const)('%s', (_, certificate, now, doubt, expected) => {
    expect(certificateState(certificate, { now, doubt })).toBe(expected);
  });
});

describe('CERT-21: a number that was typed', () => {
  it.each([
    ['AGA-2026-004817', 'AGA-2026-004817'],
    ['  AGA-2026-004817\n', 'AGA-2026-004817'],
    ['AGA\u20132026\u2212004817', 'AGA-2026-004817'],
    ['\u2068AGA-1\u2069\u200b', 'AGA-1'],
    ['https://academy.example/learn/certificate/AGA-1', 'AGA-1'],
    ['https://academy.example/learn/certificate/AGA-1/?utm=x#top', 'AGA-1'],
    ['/learn/courses/o1/certificate/A%20b', null],
    ['/learn/certificate/%E0%A4%A', '%E0%A4%A'],
    ['2026/17', '2026/17'],
    ['شهادة-١', 'شهادة-١'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), null],
    ['', null],
    ['   ', null],
    ['two words', null],
    ['<b>AGA</b>', null],
    ['a"b', null],
    ['a\u0000b', null],
  ])('%j is %j', (typed, expected) => {
    expect(readCertificateNumber(typed)).toBe(expected);
  });

  it('reads what it gives once more to the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const number = readCertificateNumber(typed);
        if (number !== null && !number.includes('/certificate/')) expect(readCertificateNumber(number)).toBe(number);
      }),
    );
  });
});

describe('CERT-22: names', () => {
  it.each([
    ['Mira Okafor', 'Mira Okafor'],
    ['  Mira\t\nOkafor ', 'Mira Okafor'],
    ['\u202EMira\u202C \u2067Okafor\u2069\u200F', 'Mira Okafor'],
    ['Mira \u202E Okafor', 'Mira Okafor'],
    ['<img src=x>', '<img src=x>'],
    // Persian and emoji need their joiners.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u0000\u0007', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(plainName(name)).toBe(shown);
  });

  it.each([
    [{ firstName: 'Mira', middleName: 'Adaeze', lastName: 'Okafor' }, 'Mira Adaeze Okafor'],
    [{ firstName: 'Mira', middleName: null, lastName: 'Okafor' }, 'Mira Okafor'],
    [{ firstName: 'Suharto', middleName: null, lastName: '' }, 'Suharto'],
    [{ firstName: '', middleName: ' ', lastName: '\u200e' }, null],
    [null, null],
  ])('%j is called %j', (parts, name) => {
    expect(studentName(parts)).toBe(name);
  });
});
