import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../../src/features/courses/grid/keyOf.ts';
import { courseItems, type CourseItem } from '../../../../src/data/courses/courseItems.ts';
import {
  headingKey,
  listView,
  needsPanels,
  nextChange,
  listOrPanel,
  announcementOf,
} from '../../../../src/features/courses/model.ts';
import { errorReport } from '../../../../src/features/courses/panels/errorReport.ts';
import { LecternError } from '../../../../src/errors.ts';
import { access, day, now } from '../../domain/course/access.ts';

const item = (id: string): CourseItem => ({ kind: 'course', access: access({ id }) });
const items = [item('1'), item('2')];
const fine = { items, total: 2, error: null, online: true, old: false, next: 'none' } as const;
const broken = new LecternError('server_error', 'no');
const cards = { kind: 'cards', items, notice: null, old: false, next: 'none', awaited: 0 };

describe('what stands in place of the list', () => {
  test.each([
    ['LIST-9 nothing yet', { ...fine, items: null }, { kind: 'loading' }],
    ['nothing yet and no connection', { ...fine, items: null, online: false }, { kind: 'offline', requested: false }],
    [
      'a request found no connection',
      { ...fine, items: null, error: new LecternError('offline', 'no') },
      { kind: 'offline', requested: false },
    ],
    ['a first failure', { ...fine, items: null, error: broken }, { kind: 'failed', error: broken }],
    ['LIST-6 nothing enrolled', { ...fine, items: [], total: 0 }, { kind: 'empty' }],
    ['LIST-7 cards', fine, cards],
    ['cards and no connection', { ...fine, online: false }, { ...cards, notice: 'offline' }],
    ['a failure takes no cards away', { ...fine, error: broken }, { ...cards, notice: 'stale' }],
    [
      'LIST-11 an answer to an earlier request stays until the new one is there',
      { ...fine, old: true },
      { ...cards, old: true },
    ],
    [
      'LIST-18 an answer to an earlier request is none without a connection',
      { ...fine, old: true, online: false },
      { kind: 'offline', requested: true },
    ],
    [
      'nothing that was found earlier does not speak for what is asked now',
      { ...fine, items: [], total: 0, old: true },
      { kind: 'loading' },
    ],
    [
      'LIST-7 the rest of a last page is awaited',
      { ...fine, total: 7, next: 'loading' },
      { ...cards, next: 'loading', awaited: 5 },
    ],
    [
      'LIST-7 never more than a page is awaited',
      { ...fine, total: 700, next: 'loading' },
      { ...cards, next: 'loading', awaited: 24 },
    ],
  ] as const)('%s', (_, given, view) => expect(listView(given)).toEqual(view));

  test('panels are needed where something is to be said, and skeletons stand until their code is there', () => {
    const failed = listView({ ...fine, items: null, error: broken });
    expect(needsPanels(failed)).toBe(true);
    expect(listOrPanel(failed, null)).toBe('list');
    expect(listOrPanel(failed, {})).toBe('panel');
    expect(listOrPanel(failed, 'failed')).toBe('panel');
    expect(needsPanels(listView(fine))).toBe(false);
    expect(needsPanels(listView({ ...fine, online: false }))).toBe(true);
    expect(listOrPanel(listView({ ...fine, online: false }), {})).toBe('list');
  });
});

test('a page after a failed one is spoken of by its numbers', () => {
  expect(announcementOf(listView({ ...fine, items: null }), 0)).toEqual({ key: 'loading', values: {} });
  expect(announcementOf(listView(fine), 2)).toEqual({ key: 'loaded', values: { count: 2 } });
  expect(announcementOf(listView({ ...fine, total: 9, next: 'ready' }), 9)).toEqual({
    key: 'shown',
    values: { shown: 2, total: 9 },
  });
  expect(announcementOf(listView({ ...fine, items: null, error: broken }), 0)).toBeNull();
});

test('LIST-2: the bundle of quizzes has a heading of its own', () => {
  expect(headingKey(null)).toBe('heading');
  expect(headingKey({ features: ['LMS.Other'] })).toBe('heading');
  expect(headingKey({ features: ['LMS.APBundle'] })).toBe('headingQuizzes');
});

test('a report for the help desk names the failure and nothing of the learner', () => {
  const error = new LecternError('bad_reply', 'secret of Mira', {
    call: 'a.b',
    field: 'data',
    cause: new Error('secret'),
  });
  expect(errorReport(error, now)).toBe('code: bad_reply\ncall: a.b\nfield: data\ntime: 2026-11-21T12:00:00.000Z');
});

describe('the next instant that changes a card', () => {
  const at = (more: Parameters<typeof access>[0], doubt = 0) =>
    nextChange(
      [
        { kind: 'unreadable', id: 'x' },
        { kind: 'course', access: access(more) },
      ],
      { now, doubt },
    );
  test.each([
    ['none', {}, null],
    ['a start', { availabilityDate: now + day }, now + day],
    ['a start that is now', { availabilityDate: now }, null],
    ['an end counts until it is over', { availabilityEndDate: now }, now + 1],
    ['the day that is due', { dueDate: now + 5 }, now + 6],
    ['a grade waits for new data', { gradeRevealDate: now + 9 }, null],
    ['the soonest', { availabilityDate: now + day, dueDate: now + 5, availabilityEndDate: now + 9 }, now + 6],
    ['what is past', { availabilityDate: now - 1, dueDate: now - 2 }, null],
  ] as const)('%s', (_, given, instant) => expect(at(given)).toBe(instant));
  test.each([
    ['a start does not wait for the clock to be certain', { availabilityDate: now + 9 }, now + 9],
    ['an end does', { dueDate: now + 5 }, now + 706],
    ['an end that only a doubt keeps open', { dueDate: now - 5 }, now + 696],
  ] as const)('AVAIL-4: with a doubt of 700 ms, %s', (_, given, instant) => expect(at(given, 700)).toBe(instant));
});

describe('courses of several pages', () => {
  test('one that slid from page to page is there once, in its later form', () => {
    const pages = [
      { items: [access({ id: '1' }), access({ id: '2' })], total: 3 },
      { items: [access({ id: '2', isMandatory: true }), access({ id: '3' })], total: 3 },
    ];
    const list = courseItems(pages);
    expect(list.map((one) => one.kind === 'course' && one.access.id)).toEqual(['1', '2', '3']);
    expect(list[1]).toMatchObject({ access: { isMandatory: true } });
  });
  test('two of one page that have the same id are two cards, each with a key of its own', () => {
    const list = courseItems([{ items: [access({ id: '1' }), access({ id: '1' }), access({ id: '2' })], total: 3 }]);
    expect(list.map((one) => one.kind === 'course' && one.access.id)).toEqual(['1', '1', '2']);
    expect(new Set(list.map(keyOf)).size).toBe(3);
  });
  test('LIST-8: wrong items of all pages keep their places', () => {
    const wrong = { unreadable: true, id: 'unreadable-0', field: 'data[0].objective' } as const;
    const list = courseItems([
      { items: [wrong, access({ id: '1' })], total: 4 },
      { items: [wrong, access({ id: '2' })], total: 4 },
    ]);
    expect(list.map(({ kind }) => kind)).toEqual(['unreadable', 'course', 'unreadable', 'course']);
  });
});
