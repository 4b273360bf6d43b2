import { afterEach, describe, expect, it } from 'vitest';
import { fromJson } from '../../../src/plain/fromJson.ts';
import { toJson } from '../../../src/plain/toJson.ts';

const data: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1.5,
  -1e21,
  1e-7,
  NaN,
  Infinity,
  '',
  'a"b\\c\n\u2028\ud800',
  '\u0000',
  [],
  {},
  [[]],
  [undefined, () => 1, Symbol('x'), null],
  { a: undefined, b: () => 1, c: null },
  { 2: 'two', 1: 'one', 'b': { c: [1, 'x', { d: null }] }, '': 0, '"': '"' },
  ['filter', ['and', 'or'], { selector: 'name', desc: false }],
  'text',
  [NaN],
  JSON.parse('{"__proto__":[1]}'),
  Object.create({ inherited: 1 }),
];

describe('JSON that is sent (ELEM-19)', () => {
  afterEach(() => {
    for (const of of [Object, Array, String, Number, Boolean]) delete (of.prototype as { toJSON?: unknown }).toJSON;
    delete (Object.prototype as { more?: unknown }).more;
  });

  const plain = data.map((value) => JSON.stringify(value));

  it('is what the browser writes', () => {
    expect(data.map(toJson)).toEqual(plain);
    expect(toJson(undefined)).toBe('null');
  });

  it('is the same whatever `toJSON` says, and whatever members all objects have', () => {
    for (const of of [Object, Array, String, Number, Boolean])
      (of.prototype as { toJSON?: unknown }).toJSON = () => 'theirs';
    (Object.prototype as { more?: unknown }).more = 'theirs';
    const [written, theirs] = [data.map(toJson), JSON.stringify([1])];
    for (const of of [Object, Array, String, Number, Boolean]) delete (of.prototype as { toJSON?: unknown }).toJSON;
    delete (Object.prototype as { more?: unknown }).more;
    expect(theirs).toBe('"theirs"');
    expect(written).toEqual(plain);
  });

  it('is read as it was written', () => {
    for (const text of plain) expect(fromJson(text)).toEqual(JSON.parse(text));
  });
});
