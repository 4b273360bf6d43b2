import { describe, expect, it } from 'vitest';
import { dueAhead, dueMost, dueSoon } from '../../../../src/domain/course/dueSoon.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { access, day, now, record, workflow, type AccessMore } from '../course/access.ts';
import { part, tree, type Given } from './treeFixture.ts';

const begun = workflow();
const soon = now + 7 * day;
const course = (more: AccessMore) => ({ access: access(more), rows: [] });

const courses: [rule: string, given: AccessMore, told: boolean][] = [
  ['NEXT-4 no date', {}, false],
  ['NEXT-4 not started', { dueDate: soon }, true],
  ['NEXT-4 in progress', { dueDate: soon, workflow: begun }, true],
  ['NEXT-4 overdue', { dueDate: now - 400 * day }, true],
  ['NEXT-4 thirty days ahead', { dueDate: now + dueAhead }, true],
  ['NEXT-4 one millisecond later', { dueDate: now + dueAhead + 1 }, false],
  ['NEXT-4 submitted', { dueDate: soon, workflow: workflow({ state: 'submitted' }) }, false],
  ['NEXT-4 graded', { dueDate: soon, workflow: workflow({ state: 'graded' }) }, false],
  ['NEXT-4 finished', { dueDate: now - day, workflow: workflow({ state: 'finished' }) }, false],
  ['NEXT-4 imported', { dueDate: now - day, record: record() }, false],
  [
    'NEXT-4 an earlier result does not end the run that is in progress',
    { dueDate: soon, workflow: begun, record: record() },
    true,
  ],
  ['NEXT-4 draft', { dueDate: soon, objective: { state: 'draft' } }, false],
  ['NEXT-4 a draft that has begun', { dueDate: soon, workflow: begun, objective: { state: 'draft' } }, true],
  ['NEXT-4 archived', { dueDate: soon, workflow: begun, activity: { state: 'archived' } }, false],
  ['NEXT-4 in grading by proctoring', { dueDate: soon, workflow: workflow({ gradingByProctoring: true }) }, false],
  ['NEXT-4 before its window', { dueDate: soon, availabilityDate: now + day }, true],
  ['NEXT-4 AVAIL-3 at the end of its window', { dueDate: soon, availabilityEndDate: now }, true],
  ['NEXT-4 can no longer be started', { dueDate: soon, availabilityEndDate: now - 1 }, false],
  ['NEXT-4 in progress after its window', { dueDate: soon, workflow: begun, availabilityEndDate: now - 1 }, true],
];

describe('dueSoon of courses', () => {
  it.each(courses)('%s', (_, given, told) => {
    expect(dueSoon([course(given)], { now }).map(({ at, row, partsLeft }) => [at, row, partsLeft])).toEqual(
      told ? [[given.dueDate, null, null]] : [],
    );
  });
});

const due = { due: soon };
const names = (root: ReturnType<typeof tree>, more: AccessMore = { workflow: begun }) => {
  const rows = flattenTree(inheritConstraints(root), { now, course: 'inProgress' });
  return dueSoon([{ access: access(more), rows }], { now }).map(({ row, partsLeft }) => [
    row?.part.id ?? 'course',
    partsLeft,
  ]);
};

const parts: [rule: string, given: Given, told: boolean][] = [
  ['NEXT-5 with a date', { constraint: due }, true],
  ['NEXT-5 without', {}, false],
  ['NEXT-5 overdue', { constraint: { due: now - 1 } }, true],
  ['NEXT-5 too far ahead', { constraint: { due: now + dueAhead + 1 } }, false],
  ['NEXT-5 in progress', { constraint: due, workflow: 'inProgress' }, true],
  ['NEXT-5 handed in', { constraint: due, workflow: 'submitted' }, false],
  ['NEXT-5 finished', { constraint: due, workflow: 'finished' }, false],
  ['NEXT-5 optional', { constraint: due, optional: true }, false],
  ['NEXT-5 draft', { constraint: due, state: 'draft' }, false],
  ['NEXT-5 archived', { constraint: due, state: 'archived' }, false],
  ['NEXT-5 opens later', { constraint: { ...due, startFrom: now + day } }, true],
  ['NEXT-5 waits for another', { constraint: due, available: false }, true],
  ['NEXT-5 could be started until yesterday', { constraint: { ...due, startUntil: now - day } }, false],
  [
    'NEXT-5 begun, and could be started until yesterday',
    { constraint: { ...due, startUntil: now - day }, workflow: 'inProgress' },
    true,
  ],
  ['NEXT-5 grace period over', { constraint: { ...due, gracePeriodUntil: now - 1 } }, false],
];

describe('dueSoon of parts', () => {
  it.each(parts)('%s', (_, given, told) => {
    expect(names(tree(part({ ...given, id: 'p' })))).toEqual(told ? [['p', null]] : []);
  });
  it('NEXT-5 tells a module once, not each of its parts, with what is left in it', () => {
    const leaves = [
      part({ id: 'x', workflow: 'finished' }),
      part({ id: 'y', order: 1 }),
      part({ id: 'z', order: 2 }),
      part({ id: 'o', order: 3, optional: true }),
    ];
    expect(names(tree(part({ id: 'm', constraint: due, children: leaves })))).toEqual([['m', 2]]);
  });
  it('NEXT-5 tells a part with a date of its own beside that of its module', () => {
    const own = part({ id: 'y', order: 1, constraint: { due: now + day } });
    expect(names(tree(part({ id: 'm', constraint: due, children: [part({ id: 'x' }), own] })))).toEqual([
      ['y', null],
      ['m', 2],
    ]);
  });
  it('NEXT-4 tells a course with what is left in it, before a part of the same date', () => {
    expect(
      names(tree(part({ id: 'x', constraint: due }), part({ id: 'y', order: 1 })), { workflow: begun, dueDate: soon }),
    ).toEqual([
      ['course', 2],
      ['x', null],
    ]);
  });
  it('NEXT-5 tells no part of a course that is over', () => {
    expect(names(tree(part({ id: 'x', constraint: due })), { workflow: workflow({ state: 'finished' }) })).toEqual([]);
  });
});

describe('dueSoon in order', () => {
  it('NEXT-6 overdue first, then by date, twenty at most', () => {
    const days = [5, -1, 29, -40, 0.5, 2];
    const of = (wanted: readonly number[]) =>
      dueSoon(
        wanted.map((days) => course({ dueDate: now + days * day })),
        { now },
      ).map(({ at }) => (at - now) / day);
    expect(of(days)).toEqual([-40, -1, 0.5, 2, 5, 29]);
    expect(of(Array.from({ length: 30 }, (_, index) => 29 - index))).toHaveLength(dueMost);
  });
});
