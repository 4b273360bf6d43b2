import { expect, it, test } from 'vitest';
import { courseSize } from '../../../../src/domain/course/courseSize.ts';
import { positionOf } from '../../../../src/domain/tree/positionOf.ts';
import { withoutProgress } from '../../../../src/domain/tree/withoutProgress.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { access, now } from '../course/access.ts';
import { part, tree } from './treeFixture.ts';

test.each([
  [
    'CARD-3 tiles are counted as topics',
    { activity: { presentationMode: 'tiles', childrenCount: 4 }, parts: { done: 0, total: 5 } },
    { unit: 'topics', count: 4 },
  ],
  [
    'CARD-3 anything else by its parts',
    { activity: { childrenCount: 4 }, parts: { done: 0, total: 5 } },
    { unit: 'parts', count: 5 },
  ],
  [
    'tiles without any',
    { activity: { presentationMode: 'tiles', childrenCount: 0 }, parts: { done: 0, total: 5 } },
    { unit: 'parts', count: 5 },
  ],
  ['nothing to count', { parts: { done: 0, total: 0 } }, null],
  ['the server does not say', { parts: null }, null],
] as const)('%s', (_, given, size) => expect(courseSize(access(given))).toEqual(size));

it('TREE-11: a part is counted among all that stand beside it, modules too', () => {
  const rows = flattenTree(
    tree(
      part({ id: 'a' }),
      part({ id: 'm', order: 1, children: [part({ id: 'm1' }), part({ id: 'm2', order: 1 })] }),
      part({ id: 'gone', state: 'archived', order: 2 }),
      part({ id: 'c', order: 3 }),
    ),
    { now, course: 'inProgress' },
  );
  const at = (id: string) =>
    positionOf(
      rows.find((row) => row.part.id === id)!,
      rows,
    );
  expect(['a', 'm', 'c', 'm2'].map(at)).toEqual([
    { part: 1, total: 3 },
    { part: 2, total: 3 },
    { part: 3, total: 3 },
    { part: 2, total: 2 },
  ]);
});

test('FILTER-5: what no value of progress finds is the rest of the list', () => {
  expect(withoutProgress({ total: 32, progress: { notStarted: 10, inProgress: 8, completed: 12 } })).toBe(2);
  expect(withoutProgress({ total: 5, progress: { notStarted: 3, inProgress: 3, completed: 0 } })).toBe(0);
  expect(withoutProgress({ total: 5, progress: null })).toBe(0);
});
