// Parts of the test files. CI runs one of three.
import { expect, it } from 'vitest';
import { readPart } from '../../../scripts/test/readPart.mjs';

it.each<[string | undefined, number, number]>([
  [undefined, 1, 1],
  ['', 1, 1],
  ['1/3', 1, 3],
  ['3/3', 3, 3],
])('LECTERN_PART=%s', (named, part, of) => {
  expect(readPart({ LECTERN_PART: named })).toEqual({ part, of });
});

it.each(['0/3', '4/3', '1/0', '1', 'x/3', '1/3/5', '01/3'])('LECTERN_PART=%s is refused', (named) => {
  expect(() => readPart({ LECTERN_PART: named })).toThrow(`not "${named}"`);
});
