import { describe, expect, it, test } from 'vitest';
import type { CourseItem } from '../../../../src/data/courses/courseItems.ts';
import { readNextSize, reservedSpace, nextSizeText } from '../../../../src/features/courses/next/reservedSpace.ts';
import { access, day, now, record, workflow, type AccessMore } from '../../domain/course/access.ts';

const list = (...courses: AccessMore[]) =>
  ({
    kind: 'cards',
    notice: null,
    old: false,
    next: 'none',
    awaited: 0,
    items: courses.map((course): CourseItem => ({ kind: 'course', access: access(course) })),
  }) as const;
const held = (...courses: AccessMore[]) => reservedSpace(null, list(...courses), 'list', courses.length, now);
const running = { workflow: workflow() };
const due = { dueDate: now + 5 * day };

describe('NEXT-8: the space of a first visit', () => {
  test.each<readonly [string, readonly AccessMore[], object | null]>([
    ['nothing begun, nothing due', [{}, { record: record() }], null],
    ['a course in progress', [{}, running], { '--go': 1, '--due': 0 }],
    ['one that is due', [due], { '--go': 0, '--due': 1 }],
    ['one that is overdue', [{ dueDate: now - 40 * day }], { '--go': 0, '--due': 1 }],
    ['both', [running, due, due], { '--go': 1, '--due': 2 }],
    ['one in progress that is due', [{ ...running, ...due }], { '--go': 1, '--due': 1 }],
    ['never more than three dates', [due, due, due, due], { '--go': 0, '--due': 3 }],
    ['a date in two months', [{ dueDate: now + 60 * day }], null],
    [
      'what is done is not due',
      [
        { ...due, record: record() },
        { ...due, workflow: workflow({ state: 'finished' }) },
      ],
      null,
    ],
    ['what is in grading is not gone on with', [{ ...due, workflow: workflow({ gradingByProctoring: true }) }], null],
    [
      'a tool in progress that is due (BTN-11)',
      [{ ...running, ...due, activity: { type: 'lti' } }],
      { '--go': 1, '--due': 1 },
    ],
    ['a draft', [{ ...due, objective: { state: 'draft' } }], null],
    ['what is archived', [{ ...running, ...due, objective: { state: 'archived' } }], null],
    ['no course that can be read', [], null],
  ])('%s', (_, courses, space) => expect(held(...courses)).toEqual(space));

  it('is as much as there can be until the whole list is there', () => {
    expect(reservedSpace(null, { kind: 'loading' }, 'list', 0, now)).toEqual({});
    expect(reservedSpace(null, list({}), 'list', 30, now)).toEqual({});
  });

  it('goes with the skeletons where a panel takes their place', () => {
    expect(reservedSpace(null, { kind: 'empty' }, 'list', 0, now)).toEqual({});
    expect(reservedSpace(null, { kind: 'empty' }, 'panel', 0, now)).toBe(null);
    expect(reservedSpace(null, { kind: 'offline', requested: false }, 'panel', 0, now)).toBe(null);
  });
});

test('NEXT-8: what was there the last time counts, whatever the list says', () => {
  const kept = (text: string | null) => readNextSize({ get: () => text });
  expect(reservedSpace(kept(nextSizeText({ height: 518, go: 1, due: 2 })), list({}), 'list', 1, now)).toEqual({
    'minBlockSize': 518,
    '--go': 1,
    '--due': 2,
  });
  expect(reservedSpace(kept('518'), list({}), 'list', 1, now)).toEqual({ 'minBlockSize': 518, '--go': 1, '--due': 3 });
  expect(reservedSpace(kept('0 0 0'), list(running), 'list', 1, now)).toBe(null);
  expect(reservedSpace(kept('0'), { kind: 'loading' }, 'list', 0, now)).toBe(null);
  expect(kept(null)).toBe(null);
});
