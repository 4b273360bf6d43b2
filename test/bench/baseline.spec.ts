import { describe, expect, it } from 'vitest';
import { isWorse } from './baseline.ts';

const chain = 'learn: requests in a chain';
const code = 'learn: code, with headers';
const baseline = { [chain]: 3, [code]: 1000, 'learn: requests until the card': 8, 'learn: ratio to the floor': 1.3 };

describe('a figure beside that of an earlier run', () => {
  it.each([
    ['5 % more bytes', { what: code, value: 1050, unit: 'B' }, false],
    ['more than 5 % more bytes', { what: code, value: 1051, unit: 'B' }, true],
    ['fewer bytes', { what: code, value: 10, unit: 'B' }, false],
    ['as long a chain', { what: chain, value: 3, unit: '' }, false],
    ['one request more in a chain', { what: chain, value: 4, unit: '' }, true],
    ['one request more beside others', { what: 'learn: requests until the card', value: 9, unit: '' }, false],
    ['a ratio, which varies from run to run', { what: 'learn: ratio to the floor', value: 2, unit: '×' }, false],
    ['a figure that is new', { what: 'player: code', value: 9_999_999, unit: 'B' }, false],
  ])('%s', (_what, row, worse) => {
    expect(isWorse(row, baseline)).toBe(worse);
  });
});
