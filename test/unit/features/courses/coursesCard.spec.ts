import { describe, expect, test } from 'vitest';
import { cardView } from '../../../../src/features/courses/card/cardModel.ts';
import type { CardView, CardWords } from '../../../../src/features/courses/card/CardView.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { access, day, now, record, workflow, type AccessMore } from '../../domain/course/access.ts';

/** Texts as their keys with what is set into them, so that a table reads what a card says. */
const words: CardWords = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  formats: createFormats('en-US', 'UTC'),
};

const show = (given: AccessMore) => cardView(access(given), { now }, words, 0);
const finished = workflow({ state: 'finished', finished: now - day, objectiveRecordId: 'r' });
const passed = record({ score: 47, maxScore: 50, normalizedScore: 0.94, grade: 'A', passed: true });
const scale = {
  id: 's',
  name: null,
  maxScore: 50,
  description: null,
  normalizedPassingScore: 0.5,
  passingGrade: null,
  numberOfGrades: 2,
  grades: [
    { id: null, name: 'Good', normalizedMinScore: 0.5, color: null },
    { id: null, name: 'Poor', normalizedMinScore: 0, color: null },
  ],
};

type Row = [
  rule: string,
  given: AccessMore,
  expected: Partial<Record<'meta' | 'badge' | 'state' | 'start' | 'end' | 'over', unknown>>,
];
const nothing = { meta: null, badge: null, state: '', end: '' };

const table: Row[] = [
  [
    'FOOT-1 untouched',
    {},
    { ...nothing, start: { text: 'notStarted' }, over: { collections: 'uncategorized', priority: '' } },
  ],
  [
    'CARD-1 collections and priority',
    {
      isMandatory: true,
      objective: {
        showcases: [
          { id: '1', name: 'Safety' },
          { id: '2', name: 'Law' },
        ],
      },
    },
    { over: { collections: '\u2068Safety\u2069, \u2068Law\u2069', priority: 'mandatory' } },
  ],
  [
    'CARD-7 parts and duration',
    { parts: { done: 0, total: 24 }, activity: { duration: 5401 } },
    { meta: { text: 'parts 24 · 1 hr 31 min', overdue: false } },
  ],
  [
    'CARD-3 tiles count topics',
    { parts: { done: 0, total: 24 }, activity: { presentationMode: 'tiles', childrenCount: 6 } },
    { meta: { text: 'topics 6', overdue: false } },
  ],
  ['CARD-3 others do not', { activity: { presentationMode: 'longRead', childrenCount: 6 } }, { meta: null }],
  [
    'FOOT-1 due',
    { dueDate: now + day },
    { start: { text: 'due Nov 22', icon: 'calendar' }, end: 'notStarted', badge: null },
  ],
  [
    'FOOT-1 opens, with its lock',
    { availabilityDate: now + day, dueDate: now + 2 * day },
    { start: { text: 'opens Nov 22, 12:00 PM', icon: 'clock' }, badge: { icon: 'lock' }, state: 'locked' },
  ],
  [
    'AVAIL-2 closed',
    { availabilityEndDate: now - day },
    {
      meta: { text: 'closed Nov 20', overdue: false },
      badge: { icon: 'lock' },
      state: 'locked',
      start: { text: 'notStarted' },
    },
  ],
  [
    'AVAIL-2 closed says more than overdue',
    { availabilityEndDate: now - day, dueDate: now - 7 * day },
    { meta: { text: 'closed Nov 20', overdue: false }, badge: { icon: 'lock' } },
  ],
  [
    'overdue by days',
    { dueDate: now - 7 * day },
    {
      meta: { overdue: true, icon: 'warning', text: 'overdue Nov 14 7' },
      start: { text: 'due Nov 14', icon: 'calendar' },
    },
  ],
  ['AVAIL-3 at the due date it is not overdue', { dueDate: now }, { meta: null }],
  [
    'overdue since today',
    { dueDate: now - 1 },
    { meta: { overdue: true, icon: 'warning', text: 'overdueToday Nov 21' } },
  ],
  [
    'overdue says nothing of what was handed in',
    { dueDate: now - day, workflow: workflow({ state: 'submitted' }) },
    { meta: null },
  ],
  ['overdue says nothing of what is done', { dueDate: now - day, workflow: finished }, { meta: null }],
  [
    'CARD-1 a draft',
    { objective: { state: 'draft' }, dueDate: now - day },
    { meta: null, badge: { icon: 'clock' }, start: { text: 'comingSoon' }, end: '' },
  ],
  [
    'CARD-1 a draft before its window',
    { activity: { state: 'draft' }, availabilityDate: now + day },
    { badge: { icon: 'clock' }, start: { text: 'comingSoon' }, state: '' },
  ],
  [
    'FOOT-3 with parts',
    { parts: { done: 3, total: 8 }, workflow: workflow({ progress: 0.375 }) },
    { badge: { percent: '38%', tone: 'accent' }, start: { text: 'started Nov 12' }, end: 'partsDoneShort 3 8' },
  ],
  [
    'FOOT-3 without parts',
    { workflow: workflow({ progress: 0.999, started: null }) },
    { badge: { percent: '99%', tone: 'accent' }, start: { text: 'inProgress' }, end: '99%' },
  ],
  [
    'FOOT-2',
    { workflow: workflow({ state: 'inGrading', submitted: now - day }) },
    { badge: { icon: 'hourglass' }, start: { text: 'grading' }, end: 'sent Nov 20' },
  ],
  [
    'FOOT-2, GRADE-2 graded, with its result',
    { workflow: workflow({ state: 'graded', submitted: now - day, objectiveRecordId: 'r' }), record: passed },
    {
      meta: { text: 'score 94% 47 50', overdue: false },
      badge: { grade: 'A', tone: 'success' },
      state: 'grade A',
      start: { text: 'grading' },
      end: 'sent Nov 20',
    },
  ],
  [
    'CARD-5 grade and score',
    { workflow: finished, record: passed },
    {
      meta: { text: 'score 94% 47 50', overdue: false },
      badge: { grade: 'A', tone: 'success' },
      state: 'grade A',
      start: { text: 'completed Nov 20' },
    },
  ],
  [
    'GRADE-6 a grade by its scale',
    { workflow: finished, record: { ...passed, grade: null }, objective: { gradingScale: scale } },
    { badge: { grade: 'Good', tone: 'success' }, state: 'grade Good' },
  ],
  [
    'SCORE-1 a failed course',
    {
      workflow: finished,
      record: record({ score: 19, maxScore: 50, normalizedScore: 0.38, grade: 'F', passed: false }),
    },
    { badge: { grade: 'F', tone: 'danger' } },
  ],
  [
    'a failed course without a grade',
    { workflow: finished, record: record({ score: 19, maxScore: 50, normalizedScore: 0.38, passed: false }) },
    { badge: { percent: '38%', tone: 'danger' } },
  ],
  [
    'SCORE-2 a maximum of 1 has no points',
    { workflow: finished, record: record({ score: 0.5, maxScore: 1, normalizedScore: 0.5, passed: true }) },
    { meta: { text: '50%', overdue: false } },
  ],
  [
    'GRADE-1 never',
    { workflow: finished, record: passed, gradeRevealPolicy: 'never' },
    { ...nothing, badge: { icon: 'check', tone: 'success' }, start: { text: 'completed Nov 20' } },
  ],
  [
    'GRADE-3 before its date',
    { workflow: finished, record: passed, gradeRevealPolicy: 'afterDate', gradeRevealDate: now + 1 },
    { meta: { text: 'gradeOn Nov 21', overdue: false }, badge: { icon: 'check', tone: 'success' }, state: '' },
  ],
  [
    'GRADE-3 at its date',
    { workflow: finished, record: passed, gradeRevealPolicy: 'afterDate', gradeRevealDate: now },
    { badge: { grade: 'A', tone: 'success' } },
  ],
  [
    'GRADE-5 the record of an earlier run',
    { workflow: { ...finished, objectiveRecordId: 'other' }, record: passed },
    { meta: null, badge: { icon: 'check', tone: 'success' } },
  ],
  [
    'FOOT-4 imported',
    { record: record({ passed: true }) },
    {
      meta: { text: 'imported', overdue: false },
      badge: { icon: 'check', tone: 'success' },
      start: { text: 'completed Nov 20' },
    },
  ],
  [
    'SCORE-3 waits for review',
    { workflow: finished, record: record() },
    { meta: { text: 'pending', overdue: false }, badge: { icon: 'hourglass' } },
  ],
];

test.each(table)('%s', (_, given, expected) => {
  const view = show(given);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, view[key as keyof CardView]]))).toEqual(expected);
});

describe('CARD-6 where a card leads', () => {
  test.each<[AccessMore, CardView['route']]>([
    [{}, { name: 'course', objectiveId: 'c', aggregateId: 'g', review: false }],
    [{ workflow: workflow() }, { name: 'content', objectiveId: 'c', axis: [], query: '' }],
    [{ workflow: finished }, { name: 'course', objectiveId: 'c', aggregateId: null, review: false }],
  ])('%o', (given, route) => expect(show(given).route).toEqual(route));
});

test('CARD-5: completed courses alone have a link to their details', () => {
  expect(show({ workflow: finished }).action).toEqual({
    route: { name: 'details', objectiveId: 'c' },
    text: 'details',
    label: 'detailsOf Course',
  });
  for (const given of [{}, { workflow: workflow() }, { workflow: workflow({ state: 'graded' }) }] as AccessMore[])
    expect(show(given).action).toBeNull();
});

describe('CARD-10: a course in progress whose parts are all done offers Finish', () => {
  const finish = {
    route: { name: 'course', objectiveId: 'c', aggregateId: null, review: false, query: 'ask=finish' },
    text: 'finish',
    label: 'finishOf Course',
  };
  test.each<[string, AccessMore, boolean]>([
    ['all parts done', { parts: { done: 8, total: 8 }, workflow: workflow({ progress: 1 }) }, true],
    ['all of it done, parts not known', { workflow: workflow({ progress: 1 }) }, true],
    ['one part left', { parts: { done: 7, total: 8 }, workflow: workflow({ progress: 1 }) }, false],
    ['nearly all of it done', { workflow: workflow({ progress: 0.999 }) }, false],
    ['no parts at all', { parts: { done: 0, total: 0 }, workflow: workflow() }, false],
    ['with its proctor', { workflow: workflow({ progress: 1, gradingByProctoring: true }) }, false],
    ['submitted', { workflow: workflow({ state: 'submitted', progress: 1 }) }, false],
  ])('%s', (_, given, offered) => expect(show(given).action).toEqual(offered ? finish : null));
});

describe('CARD-11: a course in progress names its due date', () => {
  test.each<[string, AccessMore, CardView['meta']]>([
    [
      'before its size',
      { dueDate: now + day, activity: { duration: 3600 }, workflow: workflow() },
      { icon: 'calendar', text: 'due Nov 22 · 1 hr', overdue: false },
    ],
    ['alone', { dueDate: now + day, workflow: workflow() }, { icon: 'calendar', text: 'due Nov 22', overdue: false }],
    [
      'overdue',
      { dueDate: now - 2 * day, workflow: workflow() },
      { icon: 'warning', text: 'overdue Nov 19 2', overdue: true },
    ],
    ['none', { workflow: workflow() }, null],
  ])('%s', (_, given, meta) => expect(show(given).meta).toEqual(meta));
});

test('CARD-12: the bar counts the modules that the server tells', () => {
  const modules = [
    { done: 2, total: 2 },
    { done: 1, total: 6 },
  ];
  expect(
    show({ parts: { done: 3, total: 8, modules }, workflow: workflow({ progress: 0.375 }) }).progressBar?.segments,
  ).toEqual([
    { weight: 2, value: 1 },
    { weight: 6, value: 1 / 6 },
  ]);
});

test('FOOT-2, FOOT-3: a progress bar for what has begun, hatched while others work', () => {
  expect(show({ parts: { done: 3, total: 8 }, workflow: workflow({ progress: 0.375 }) }).progressBar).toEqual({
    value: 0.375,
    text: 'partsDone 3 8',
    segments: [],
    waiting: false,
  });
  expect(show({ workflow: workflow({ state: 'graded', progress: 1 }) }).progressBar).toEqual({
    value: 1,
    text: '100%',
    segments: [],
    waiting: true,
  });
  expect(show({ workflow: finished }).progressBar).toBeNull();
});
