import { describe, expect, it } from 'vitest';
import { mayFetchAhead } from '../../../widgets/learn/ahead/mayFetchAhead.ts';

describe('AHEAD-1: nothing is fetched ahead on a line that saves data or is slow', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ saveData: false, effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('%j', (line, expected) => {
    expect(mayFetchAhead(line)).toBe(expected);
  });
});
