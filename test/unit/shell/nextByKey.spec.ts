// Keys in the list of languages (NAV-1).
import { expect, it } from 'vitest';
import { nextByKey } from '../../../widgets/learn/menu/nextByKey.ts';

const names = ['Dansk', 'Deutsch', 'Español', 'Čeština', 'العربية', '日本語'];
const held = { ctrlKey: false, altKey: false, metaKey: false };

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['d', 0, 1],
  ['D', 1, 0],
  ['c', 0, 3],
  ['ا', 0, 4],
  ['日', 0, 5],
  ['x', 0, -1],
  [' ', 0, -1],
  ['Enter', 0, -1],
  ['Tab', 0, -1],
])('%s at %i leads to %i', (key, now, next) => {
  expect(nextByKey({ key, ...held }, names, now)).toBe(next);
});

it('leaves the keys of the browser alone', () => {
  expect(nextByKey({ ...held, key: 'd', ctrlKey: true }, names, 0)).toBe(-1);
});
