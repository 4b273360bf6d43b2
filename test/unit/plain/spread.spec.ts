// CONST-29: requests at the same moment are spread over a window.
import { afterEach, expect, it, vi } from 'vitest';
import { spread } from '../../../src/plain/spread.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [0, 60_000, 0],
  [0.5, 60_000, 30_000],
  [0.999, 1000, 999],
  [0.5, 0, 0],
])('at random %f of a window of %i ms: after %i ms', (random, window, after) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(spread(window)).toBe(after);
});
