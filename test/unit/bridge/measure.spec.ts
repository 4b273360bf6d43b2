// What a message weighs (CHAN-4), and what plain data is (CHAN-3).
import { describe, expect, it } from 'vitest';
import { checkPlain } from '../../../src/bridge/messages/checkPlain.ts';
import { limits } from '../../../src/bridge/messages/limits.ts';
import { measure } from '../../../src/bridge/messages/measure.ts';

const deep = (levels: number): unknown => (levels === 0 ? 'end' : { in: deep(levels - 1) });

describe('the size', () => {
  it.each<[unknown, number]>([
    ['', 0],
    ['abc', 3],
    ['é', 2],
    ['متجر', 8],
    ['😀', 4],
    [5, 8],
    [null, 8],
    [true, 8],
    [[], 8],
    [{}, 8],
    [{ a: 'b' }, 10],
    [['a', 'b'], 12],
    [{ é: [1] }, 27],
  ])('of %j is %d', (value, size) => {
    expect(measure(value, limits.bytes)).toBe(size);
  });

  it('is exact at the limit', () => {
    const whole = { text: 'x'.repeat(limits.bytes - 12) };
    expect(measure(whole, limits.bytes)).toBe(limits.bytes);
    expect(measure({ text: `${whole.text}x` }, limits.bytes)).toBeGreaterThan(limits.bytes);
  });

  it('is found soon, however large the data', () => {
    const huge = Array.from({ length: 300_000 }, (_, n) => n);
    let read = 0;
    const counted = new Proxy(huge, {
      get: (target, name, own) => ((read += 1), Reflect.get(target, name, own) as unknown),
    });
    const again: unknown[] = [];
    again.push(again, counted);
    expect(measure({ again }, limits.bytes)).toBeGreaterThan(limits.bytes);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(limits.bytes);
  });
});

describe('what is plain', () => {
  it.each([
    null,
    undefined,
    '',
    0,
    -1.5,
    true,
    [],
    {},
    { a: [{ b: 'c' }] },
    Object.create(null),
    { constructor: 'a', toString: 'b' },
    deep(32),
  ])('%j is', (value) => {
    expect(checkPlain(value)).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['NaN', { a: [0, NaN] }, 'a.1'],
    ['Infinity', { a: -Infinity }, 'a'],
    ['a big integer', { a: 1n }, 'a'],
    ['a date', { a: new Date(0) }, 'a'],
    ['a map', { a: new Map() }, 'a'],
    ['bytes', { a: new Uint8Array(2) }, 'a'],
    ['a pattern', { a: /x/ }, 'a'],
    ['an error', { a: new Error('x') }, 'a'],
    ['a function', { a: () => 1 }, 'a'],
    ['a symbol', Symbol('x'), ''],
    ['a field named __proto__', JSON.parse('{"a":{"__proto__":1}}'), 'a.__proto__'],
    ['what is too deep', deep(34), Array.from({ length: 33 }, () => 'in').join('.')],
  ])('%s is not', (_what, value, path) => {
    expect(checkPlain(value)).toBe(path);
  });
});
