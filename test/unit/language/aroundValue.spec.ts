// LOC-18: a value that is drawn by itself leaves no isolates in the pieces around it.
import { expect, it } from 'vitest';
import { aroundValue } from '../../../src/language/aroundValue.ts';
import { isolateIn } from '../../../src/language/isolateIn.ts';

it.each(['en-US', 'ar'])('the pieces of a sentence in %s', (tag) => {
  expect(aroundValue((value) => `a ${isolateIn(value, tag)} b`)).toEqual(['a ', ' b']);
});

it('a sentence that ends with its value', () => {
  expect(aroundValue((value) => `a ${value}`)).toEqual(['a ', '']);
});
