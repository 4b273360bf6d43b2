import { describe, expect, it } from 'vitest';
import { readToc, writeToc } from '../../../../../src/features/player/content/drawer/tocMemory.ts';
import type { StoragePort } from '../../../../../src/port/port.ts';

function memory(stored?: string) {
  const values = new Map(stored === undefined ? [] : [['contents', stored]]);
  const storage: StoragePort = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    of: () => storage,
  };
  return { storage, values };
}
const nothing = { open: false, top: 0, at: '', folds: new Map() };
const left = { open: true, top: 240.4, at: 'p4/p4-2 ', folds: new Map([['p4', false], ['p1', true]]) }; // prettier-ignore

describe('STORE-28: how the table of contents was left', () => {
  it('is read as it was written, each run for itself', () => {
    const { storage } = memory();
    writeToc(storage, 'one', left);
    writeToc(storage, 'two', { ...left, open: false });
    writeToc(storage, 'one', { ...left, top: 10 });
    expect(readToc(storage, 'one')).toEqual({ ...left, top: 10 });
    expect(readToc(storage, 'two')).toEqual({ ...left, top: 240, open: false });
    expect(readToc(storage, 'three')).toEqual(nothing);
  });

  it('is kept of twelve runs, and of 200 modules of each', () => {
    const { storage, values } = memory();
    const folds = new Map(Array.from({ length: 300 }, (_, at) => [`p${at}`, true] as const));
    for (let run = 0; run < 20; run++) writeToc(storage, `r${run}`, { ...left, folds });
    expect(Array.from({ length: 20 }, (_, run) => readToc(storage, `r${run}`).open)).toEqual(
      Array.from({ length: 20 }, (_, run) => run >= 8),
    );
    expect([...readToc(storage, 'r19').folds.keys()].at(0)).toBe('p100');
    expect((values.get('contents') ?? '').length).toBeLessThan(50_000);
  });

  it.each([
    'no json',
    '{}',
    'null',
    '[1,null,["one"],["one",1,2,3,4]]',
    '[["one",true,0,"",[["p1","yes"]]]]',
    '[["one",true,"0","",[]]]',
  ])('is as for somebody new where %s is stored', (stored) => {
    expect(readToc(memory(stored).storage, 'one')).toEqual(nothing);
  });
});
