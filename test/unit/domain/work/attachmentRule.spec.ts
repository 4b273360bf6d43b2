// What may be attached, by name, size and announced type (FORM-2, ATTACH-1, ATTACH-2).
import { describe, expect, it } from 'vitest';
import { attachmentFault, endingsOf, usualRule } from '../../../../src/domain/work/attachmentRule.ts';

const rule = { maxBytes: 1000, maxFiles: 2, kinds: ['pdf', 'jpg', 'csv'] } as const;
const file = (name: string, size = 10, mediaType = '') => ({ name, size, mediaType });

describe('FORM-2 a file', () => {
  it.each([
    ['of an allowed kind', file('plan.pdf', 10, 'application/pdf'), 0, null],
    ['whose ending is large', file('PLAN.PDF'), 0, null],
    ['of the second ending of a kind', file('wound.jpeg', 10, 'image/jpeg'), 0, null],
    ['whose type the browser does not know', file('a.csv', 10, ''), 0, null],
    ['whose type the browser takes for a table’s', file('a.csv', 10, 'application/vnd.ms-excel'), 0, null],
    ['whose type has a parameter', file('a.csv', 10, 'text/csv; charset=utf-8'), 0, null],
    ['announced as something else', file('plan.pdf', 10, 'text/html'), 0, 'wrongType'],
    ['of a kind that is not allowed', file('a.zip'), 0, 'wrongType'],
    ['with two endings, of which the last counts', file('plan.pdf.exe'), 0, 'wrongType'],
    ['that a browser would run', file('page.html', 10, 'text/html'), 0, 'wrongType'],
    ['that is a drawing with scripts', file('figure.svg', 10, 'image/svg+xml'), 0, 'wrongType'],
    ['without an ending', file('plan'), 0, 'wrongType'],
    ['named by an ending alone', file('.pdf'), 0, null],
    ['named constructor', file('a.constructor'), 0, 'wrongType'],
    ['that is empty', file('plan.pdf', 0), 0, 'empty'],
    ['of exactly the limit', file('plan.pdf', 1000), 0, null],
    ['of one byte more', file('plan.pdf', 1001), 0, 'tooBig'],
    ['that is the last one allowed', file('plan.pdf'), 1, null],
    ['that is one too many', file('plan.pdf'), 2, 'tooMany'],
  ] as const)('%s', (_name, chosen, already, fault) => {
    expect(attachmentFault(chosen, rule, already)).toBe(fault);
  });

  it('TEXT-45: all endings of the kinds are told', () => {
    expect(endingsOf(rule)).toEqual(['.pdf', '.jpg', '.jpeg', '.csv']);
  });

  it('ATTACH-1: nothing that a browser runs is usual', () => {
    expect(endingsOf(usualRule).filter((ending) => /htm|svg|xml|js|mhtml/.test(ending))).toEqual([]);
  });
});
