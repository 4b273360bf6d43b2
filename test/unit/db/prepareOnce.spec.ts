import { expect, it, vi } from 'vitest';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { prepareOnce } from '../../../demo/server/db/prepareOnce.ts';

const database = () => ({}) as Db;

it('a statement is written down once for each database, under its name', () => {
  const prepare = vi.fn((name: string) => ({ name }));
  const [one, other] = [database(), database()];
  const first = prepareOnce(one, 'list', prepare);
  expect(first).toEqual({ name: 'list' });
  expect(prepareOnce(one, 'list', prepare)).toBe(first);
  expect(prepareOnce(other, 'list', prepare)).not.toBe(first);
  expect(prepareOnce(one, 'tree', prepare)).toEqual({ name: 'tree' });
  expect(prepare).toHaveBeenCalledTimes(3);
});

it('one that could not be written down is tried again', () => {
  const db = database();
  const broken = () => {
    throw new Error('no');
  };
  expect(() => prepareOnce(db, 'list', broken)).toThrow('no');
  expect(prepareOnce(db, 'list', () => 'made')).toBe('made');
});
