import { expect, it } from 'vitest';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { lockChanges, openParts } from '../../../../src/domain/tree/lockChanges.ts';
import { activity, part, type Given } from './treeFixture.ts';

const now = 1_000_000;
const rowsOf = (children: readonly Given[]) =>
  flattenTree(activity({ children: children.map((one) => part(one)) }), { now, course: 'inProgress' });
const open = (id: string, more: Given = {}): Given => ({ id, name: id.toUpperCase(), ...more });
const shut = (id: string): Given => open(id, { available: false });

const cases: [name: string, before: Given[], after: Given[], opened: string[], closed: string[]][] = [
  ['nothing changed', [open('a'), shut('b')], [open('a'), shut('b')], [], []],
  ['one opens', [open('a'), shut('b')], [open('a'), open('b')], ['B'], []],
  ['one is locked', [open('a'), open('b')], [open('a'), shut('b')], [], ['B']],
  ['both, in reading order', [shut('a'), open('b'), shut('c')], [open('a'), shut('b'), open('c')], ['A', 'C'], ['B']],
  ['a part that is new', [open('a')], [open('a'), open('b')], [], []],
  ['a part that is gone', [open('a'), open('b')], [open('a')], [], []],
];

it.each(cases)('TREE-13 %s', (_, before, after, opened, closed) => {
  expect(lockChanges(openParts(rowsOf(before)), rowsOf(after))).toEqual({ opened, closed });
});

it('TREE-13 a module tells by its parts', () => {
  const module = (available: boolean) =>
    flattenTree(
      activity({
        children: [part({ id: 'm', name: 'Module', available, children: [part({ id: 'a', name: 'Apple' })] })],
      }),
      { now, course: 'inProgress' },
    );
  expect(lockChanges(openParts(module(false)), module(true))).toEqual({ opened: ['Apple'], closed: [] });
});
