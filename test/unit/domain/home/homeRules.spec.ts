// What a dashboard tells: which course to continue, what is due, tasks, progress, dates and banners.
import { describe, expect, it } from 'vitest';
import { readBanners } from '../../../../src/contract/home/readBanners.ts';
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { decode } from '../../../../src/contract/wire/decode.ts';
import type { CalendarItem, DateKind } from '../../../../src/domain/calendar/calendarItem.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import type { NextSteps } from '../../../../src/domain/course/nextSteps.ts';
import { bannersNow } from '../../../../src/domain/home/bannersNow.ts';
import { courseToContinue } from '../../../../src/domain/home/courseToContinue.ts';
import { datesAhead } from '../../../../src/domain/home/datesAhead.ts';
import { dueSteps } from '../../../../src/domain/home/dueSteps.ts';
import { homeTasks } from '../../../../src/domain/home/homeTasks.ts';
import { countedShares, knownShares } from '../../../../src/domain/home/progressShares.ts';
import { recentCourses } from '../../../../src/domain/home/recentCourses.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 10);
const moment = { now };
const iso = (days: number) => new Date(now + days * day).toISOString();

interface Sketch {
  readonly state?: string;
  readonly progress?: number;
  readonly parts?: readonly [number, number];
  readonly record?: boolean;
  readonly type?: string;
  readonly course?: string;
  readonly due?: number;
  readonly more?: object;
}

const access = (id: string, sketch: Sketch = {}): ObjectiveAccess => {
  const { state, progress = 0.4, parts, record, type = 'composite', course = 'ready', due, more } = sketch;
  return decode('test', objectiveAccess, {
    id,
    userId: 'mira',
    objectiveAccessId: `e-${id}`,
    objective: {
      id: `o-${id}`,
      name: `Course ${id}`,
      code: id,
      state: course,
      activity: { id: `x-${id}`, type, state: course },
    },
    dueDate: due === undefined ? null : iso(due),
    objectiveWorkflowAggregate: {
      id: `a-${id}`,
      isSelfEnrolled: true,
      parts: parts && { done: parts[0], total: parts[1] },
      lastObjectiveWorkflow: state && { id: `w-${id}`, state, progress },
      lastObjectiveRecord: record ? { id: `r-${id}`, passed: true } : null,
    },
    ...more,
  });
};
let count = 0;
const date = (kind: DateKind, days: number, of: string, more: Partial<CalendarItem> = {}): CalendarItem => ({
  id: `d${++count}`,
  kind,
  at: now + days * day,
  until: null,
  objectiveId: `o-${of}`,
  aggregateId: `a-${of}`,
  courseName: `Course ${of}`,
  code: of,
  state: 'inProgress',
  part: null,
  place: null,
  closesAt: null,
  done: false,
  ...more,
});
const told = (one: ObjectiveAccess): NextSteps => ({
  resume: { access: one, part: { axis: ['p'], name: 'Part', minutes: null }, module: 1, modules: [] },
  due: [],
});

describe('the course to continue (DASH-3)', () => {
  const running = access('B', { state: 'inProgress' });
  it.each<[string, NextSteps | null, readonly ObjectiveAccess[], unknown]>([
    ['what the server names', told(access('A', { state: 'inProgress' })), [running], ['A', true]],
    [
      'the first in progress, where the server names none',
      { resume: null, due: [] },
      [access('A'), running],
      ['B', false],
    ],
    ['while nothing is told', null, [running], ['B', false]],
    ['a tool that the server names', told(access('A', { state: 'inProgress', type: 'lti' })), [running], ['A', true]],
    ['a tool', null, [access('A', { state: 'inProgress', type: 'lti' })], ['A', false]],
    ['never what is archived', null, [access('A', { state: 'inProgress', course: 'archived' })], null],
    [
      'never what is submitted or finished',
      null,
      [access('A', { state: 'submitted' }), access('C', { state: 'finished' })],
      null,
    ],
    ['none', null, [], null],
  ])('%s', (_, steps, known, expected) => {
    const found = courseToContinue(steps, known, moment);
    expect(found && [found.access.id, found.told]).toEqual(expected);
  });
});

describe('what is due (DASH-4)', () => {
  const known = [
    access('A', { state: 'inProgress', due: 9 }),
    access('B', { due: -2 }),
    access('C', { due: 40 }),
    access('D', { state: 'finished', due: 1 }),
  ];
  it('is what the server tells', () => {
    const [due] = dueSteps({ resume: null, due: [] }, known, moment);
    expect(dueSteps({ resume: null, due: [due!] }, known, moment)).toEqual([due]);
  });
  it('else the dates of the courses within thirty days, the overdue first, without what is done', () => {
    expect(dueSteps(null, known, moment).map(({ code }) => code)).toEqual(['B', 'A']);
  });
});

it('DASH-5: recent courses are the next four, without the one to continue', () => {
  const known = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => access(id));
  expect(recentCourses(known, known[1]!).map(({ id }) => id)).toEqual(['A', 'C', 'D', 'E']);
  expect(recentCourses(known.slice(0, 2), null).map(({ id }) => id)).toEqual(['A', 'B']);
});

describe('tasks (DASH-6)', () => {
  const none = new Set<string>();
  const part = { axis: ['p1'], name: 'Quiz' };
  it.each<[string, readonly ObjectiveAccess[], readonly CalendarItem[], readonly string[]]>([
    ['nothing', [access('A')], [], []],
    ['all parts done', [access('A', { state: 'inProgress', parts: [4, 4] })], [], ['finish A']],
    ['all done, by progress', [access('A', { state: 'inProgress', progress: 1 })], [], ['finish A']],
    ['not all parts done', [access('A', { state: 'inProgress', parts: [3, 4] })], [], []],
    ['finished already', [access('A', { state: 'finished', parts: [4, 4] })], [], []],
    ['mandatory, not started', [access('A', { more: { isMandatory: true } })], [], ['start A']],
    ['mandatory with a date, which Due soon tells', [access('A', { due: 3, more: { isMandatory: true } })], [], []],
    ['mandatory, but a draft', [access('A', { course: 'draft', more: { isMandatory: true } })], [], []],
    ['mandatory, but not open yet', [access('A', { more: { isMandatory: true, availabilityDate: iso(3) } })], [], []],
    ['mandatory, a tool', [access('A', { type: 'lti', more: { isMandatory: true } })], [], ['start A']],
    ['a last time to start', [], [date('startBy', 5, 'A')], ['startBy A']],
    ['one that has passed', [], [date('startBy', -1, 'A')], []],
    ['one far ahead', [], [date('startBy', 15, 'A')], []],
    ['one that is done', [], [date('startBy', 5, 'A', { done: true })], []],
    [
      'late, and still taken',
      [],
      [date('due', -1, 'A', { part }), date('lateUntil', 5, 'A', { part })],
      ['lateUntil A'],
    ],
    ['not late yet', [], [date('due', 1, 'A', { part }), date('lateUntil', 5, 'A', { part })], []],
    ['late elsewhere', [], [date('due', -1, 'B', { part }), date('lateUntil', 5, 'A', { part })], []],
    [
      'no other dates',
      [],
      [date('due', 1, 'A'), date('opens', 1, 'A'), date('event', 1, 'A'), date('closes', 1, 'A')],
      [],
    ],
    [
      'by date, then what to finish, then what to start; a course once',
      [
        access('A', { more: { isMandatory: true } }),
        access('B', { more: { isMandatory: true } }),
        access('C', { state: 'inProgress', parts: [1, 1] }),
      ],
      [date('startBy', 6, 'D'), date('startBy', 5, 'A')],
      ['startBy A', 'startBy D', 'finish C', 'start B'],
    ],
  ])('%s', (_, known, items, expected) => {
    expect(homeTasks(known, items, none, moment).map(({ kind, code }) => `${kind} ${code}`)).toEqual(expected);
  });
  it('are at most five, without the course to continue', () => {
    const known = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => access(id, { more: { isMandatory: true } }));
    expect(homeTasks(known, [], new Set(['a-A']), moment).map(({ code }) => code)).toEqual(['B', 'C', 'D', 'E', 'F']);
  });
});

describe('progress (DASH-7)', () => {
  it.each([
    [{ total: 10, progress: { completed: 3, inProgress: 2, notStarted: 4 } }, [3, 1, 2, 4, 10]],
    [{ total: 2, progress: {} }, [0, 2, 0, 0, 2]],
    [{ total: 1, progress: { completed: 2 } }, [2, 0, 0, 0, 2]],
  ])('of %j', (counted, expected) => {
    const { completed, grading, inProgress, notStarted, total } = countedShares(counted);
    expect([completed, grading, inProgress, notStarted, total]).toEqual(expected);
  });
  it('from the courses themselves, where all are known', () => {
    const known = [
      access('A'),
      access('B', { state: 'inProgress' }),
      access('C', { state: 'submitted' }),
      access('D', { state: 'graded' }),
      access('E', { state: 'finished' }),
      access('F', { record: true }),
      access('G', { state: 'inGrading' }),
    ];
    expect(knownShares(known, 7)).toEqual({ completed: 2, grading: 2, inProgress: 2, notStarted: 1, total: 7 });
    expect(knownShares(known, 8)).toBeNull();
    expect(knownShares([], 0)).toBeNull();
  });
});

it('DASH-8: the next dates are what is ahead and not done, an event that goes on among them', () => {
  const items = [
    date('due', -1, 'A'),
    date('event', -0.1, 'B', { until: now + day }),
    date('due', 0, 'C'),
    date('due', 1, 'D', { done: true }),
    date('opens', 2, 'E'),
    date('opens', 3, 'F'),
    date('opens', 4, 'G'),
  ];
  expect(datesAhead(items, moment).map(({ code }) => code)).toEqual(['B', 'C', 'E', 'F']);
});

it('CAL-15: what cannot be done any more is no next date, and no late work', () => {
  const closed = { closesAt: now - 1 };
  expect(datesAhead([date('due', 1, 'A', closed), date('due', 2, 'B')], moment).map(({ code }) => code)).toEqual(['B']);
  const late = (more: Partial<CalendarItem>) => [date('due', -1, 'A', more), date('lateUntil', 1, 'A', more)];
  expect(homeTasks([], late({}), new Set(), moment).map(({ kind }) => kind)).toEqual(['lateUntil']);
  expect(homeTasks([], late(closed), new Set(), moment)).toEqual([]);
});

describe('banners (DASH-9, DASH-10)', () => {
  const banner = (id: string, more: object = {}) => ({ id, title: `Banner ${id}`, ...more });
  it.each<[string, readonly object[], readonly string[], readonly string[]]>([
    ['in their order, three at most', ['d', 'a', 'c', 'b'].map((id) => banner(id)), [], ['d', 'a', 'c']],
    ['without those that are closed', ['a', 'b'].map((id) => banner(id)), ['a'], ['b']],
    ['from its beginning on', [banner('a', { from: iso(0) }), banner('b', { from: iso(1) })], [], ['a']],
    ['until its end', [banner('a', { until: iso(0) }), banner('b', { until: iso(-1) })], [], ['a']],
  ])('%s', (_, given, closed, expected) => {
    expect(bannersNow(readBanners(given), new Set(closed), moment).map(({ id }) => id)).toEqual(expected);
  });
  it.each<[string, unknown, unknown]>([
    ['no list', { 0: banner('a') }, []],
    ['nothing', undefined, []],
    ['what is none', [null, 1, 'x', [], {}, { id: 'a' }, { title: 'a' }, { id: 'a', title: ' ' }], []],
    ['two of one id', [banner('a'), { id: 'a', title: 'other' }], ['Banner a']],
  ])('%s is read as %j', (_, given, expected) => {
    expect(readBanners(given).map(({ title }) => title)).toEqual(expected);
  });
  it('an address by another scheme, and a date that cannot be read, count as none', () => {
    const odd = { link: 'javascript:alert(1)', image: 'file:///x', from: 'soon', until: 7, text: 3 };
    expect(readBanners([banner('a', odd)])).toEqual([
      { id: 'a', title: 'Banner a', text: null, link: null, image: null, from: null, until: null },
    ]);
  });
});
