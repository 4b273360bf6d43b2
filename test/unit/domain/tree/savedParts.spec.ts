// Saved parts: what is kept of a row, their order, and what a wish makes of a list (SAVED-2, SAVED-3).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { savedInOrder } from '../../../../src/domain/tree/savedInOrder.ts';
import { savedOf } from '../../../../src/domain/tree/savedOf.ts';
import type { SavedPart } from '../../../../src/domain/tree/savedPart.ts';
import { withWish } from '../../../../src/domain/tree/withWish.ts';
import { activity, part } from './treeFixture.ts';

const now = Date.UTC(2026, 10, 21, 12);
const root = activity({
  children: [
    part({ id: 'm1', children: [part({ id: 'a', workflow: 'finished' }), part({ id: 'b', available: false })] }),
    part({ id: 'm2', children: [part({ id: 'n', children: [part({ id: 'c', state: 'draft' })] })] }),
    part({ id: 'd', type: 'event', constraint: { startFrom: now + 1000 } }),
  ],
});
const rows = flattenTree(root, { now, course: 'inProgress' });
const course = { id: 'o1', name: 'Course', code: 'C 1' };
const of = (id: string): SavedPart => {
  const row = rows.find((one) => one.part.id === id);
  if (!row) throw new Error(id);
  return savedOf(row, course, 'w1', now);
};

describe('SAVED-3 a row as a saved part', () => {
  it.each([
    ['a', ['m1', 'a'], ['m1'], 'done', null],
    ['b', ['m1', 'b'], ['m1'], null, 'completePreviousToPass'],
    ['c', ['m2', 'n', 'c'], ['m2', 'n'], 'draft', 'draft'],
    ['d', ['d'], [], null, 'beforeStartFrom'],
    ['m2', ['m2'], [], 'empty', null],
  ])('%s', (id, axis, ancestors, icon, reason) => {
    const saved = of(id);
    expect([saved.axis, saved.ancestors, saved.icon, saved.reason?.code ?? null]).toEqual([
      axis,
      ancestors,
      icon,
      reason,
    ]);
    expect([saved.objectiveId, saved.courseName, saved.workflowId, saved.activityPathId, saved.at]).toEqual([
      'o1',
      'Course',
      'w1',
      `path-${id}`,
      now,
    ]);
  });
});

describe('SAVED-3 the order', () => {
  const all = rows.map(({ part: { id } }) => of(id));
  const elsewhere = (name: string, id: string) => all.map((one) => ({ ...one, objectiveId: id, courseName: name }));
  const wanted = [...elsewhere('anatomy', 'o3'), ...elsewhere('Élan', 'o2'), ...elsewhere('Zoology', 'o1')];
  it('courses by name without case and marks, parts as they are read, however they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(wanted), (some) => {
        expect(savedInOrder(some)).toEqual(wanted.filter((one) => some.includes(one)));
      }),
    );
  });
  it('courses of one name stay apart', () => {
    const two = [...elsewhere('Same', 'o2'), ...elsewhere('Same', 'o1')];
    expect(savedInOrder(two).map(({ objectiveId }) => objectiveId)).toEqual(
      two.map(({ objectiveId }) => objectiveId).toSorted(),
    );
  });
});

describe('SAVED-2 a wish', () => {
  const [a, b, d] = [of('a'), of('b'), of('d')];
  it.each<[string, readonly SavedPart[], SavedPart, boolean, readonly SavedPart[]]>([
    ['saves at its place', [a, d], b, true, [a, b, d]],
    ['removes', [a, b, d], b, false, [a, d]],
    ['of what is saved already changes nothing', [a, b], b, true, [a, b]],
    ['to remove what is not there changes nothing', [a], b, false, [a]],
    ['is of its course alone', [{ ...b, objectiveId: 'o2' }], b, false, [{ ...b, objectiveId: 'o2' }]],
  ])('%s', (_name, before, part_, saved, after) => {
    const found = withWish(before, part_, saved);
    expect(found).toEqual(after);
    if (before.length === after.length) expect(found).toBe(before);
  });
});
