// What the demonstration's hosts keep of their people has an end, in time and in number.
import { describe, expect, it } from 'vitest';
import { createKeep } from '../../../demo/hosts/createKeep.ts';

function keep(slides: boolean, most = 3) {
  let now = 0;
  const made = createKeep<string>({ life: 100, most, slides }, () => now);
  return { ...made, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe('values', () => {
  it('go when their time is over', () => {
    const { put, get, pass } = keep(false);
    put('a', '1');
    pass(99);
    expect(get('a')).toBe('1');
    pass(1);
    expect(get('a')).toBeUndefined();
  });

  it('stay while they are used, where using them counts', () => {
    const { put, get, pass } = keep(true);
    put('a', '1');
    for (let time = 0; time < 5; time++) {
      pass(99);
      expect(get('a')).toBe('1');
    }
    pass(100);
    expect(get('a')).toBeUndefined();
  });

  it('that nobody asks for any more are not kept for ever', () => {
    const { put, size, pass } = keep(false, 1000);
    for (let time = 0; time < 500; time++) {
      put(`a${time}`, '1');
      pass(10);
    }
    expect(size()).toBeLessThanOrEqual(11);
  });

  it('are never more than so many: those used least go', () => {
    const { put, get, size } = keep(true);
    for (const key of ['a', 'b', 'c']) put(key, key);
    get('a');
    put('d', 'd');
    expect([size(), ...['a', 'b', 'c', 'd'].map(get)]).toEqual([3, 'a', undefined, 'c', 'd']);
  });

  it('are put again in their old place, and removed once', () => {
    const { put, get, remove, size } = keep(false);
    put('a', '1');
    put('a', '2');
    expect([size(), get('a'), remove('a'), remove('a'), get('a')]).toEqual([1, '2', true, false, undefined]);
  });

  it('by the names of what every object has are nobody’s', () => {
    const { get } = keep(true);
    expect(['constructor', '__proto__', ''].map(get)).toEqual([undefined, undefined, undefined]);
  });
});
