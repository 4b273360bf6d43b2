import { describe, expect, test } from 'vitest';
import { cardView } from '../../../src/features/courses/cardModel.ts';
import type { CardView, Say } from '../../../src/features/courses/CardView.ts';
import { createFormats } from '../../../src/i18n/formats.ts';
import { access, day, now, record, workflow, type AccessMore } from '../domain/access.ts';

/** Texts as their keys with what is set into them, so that a table reads what a card says. */
const say: Say = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  formats: createFormats('en-US', 'UTC'),
};

const show = (given: AccessMore) => cardView(access(given), { now }, say);
const finished = workflow({ state: 'finished', finished: now - day, objectiveRecordId: 'r' });
const passed = record({ score: 47, maxScore: 50, normalizedScore: 0.94, grade: 'A', passed: true });
const scale = { id: 's', name: null, maxScore: 50, normalizedPassingScore: 0.5, grades: [{ id: null, name: 'Good', normalizedMinScore: 0.5, color: null }, { id: null, name: 'Poor', normalizedMinScore: 0, color: null }] };

type Row = [rule: string, given: AccessMore, expected: Partial<Record<'meta' | 'slip' | 'state' | 'start' | 'end' | 'over', unknown>>];
const nothing = { meta: null, slip: null, state: '', end: '' };

const table: Row[] = [
  ['FOOT-1 untouched', {}, { ...nothing, start: { text: 'notStarted' }, over: { collections: 'uncategorized', priority: '' } }],
  ['CARD-1 collections and priority', { isMandatory: true, objective: { showcases: [{ id: '1', name: 'Safety' }, { id: '2', name: 'Law' }] } }, { over: { collections: 'Safety, Law', priority: 'mandatory' } }],
  ['CARD-7 parts and duration', { parts: { done: 0, total: 24 }, activity: { duration: 5401 } }, { meta: { text: 'parts 24 · 1 hr 31 min', overdue: false } }],
  ['CARD-3 tiles count topics', { parts: { done: 0, total: 24 }, activity: { presentationMode: 'tiles', childrenCount: 6 } }, { meta: { text: 'topics 6', overdue: false } }],
  ['CARD-3 others do not', { activity: { presentationMode: 'longRead', childrenCount: 6 } }, { meta: null }],
  ['FOOT-1 due', { dueDate: now + day }, { start: { text: 'due Nov 22', icon: 'calendar' }, end: 'notStarted', slip: null }],
  ['FOOT-1 opens, with its lock', { availabilityDate: now + day, dueDate: now + 2 * day }, { start: { text: 'opens Nov 22, 12:00 PM', icon: 'clock' }, slip: { icon: 'lock' }, state: 'locked' }],
  ['AVAIL-2 closed', { availabilityEndDate: now - day }, { meta: { text: 'closed Nov 20', overdue: false }, slip: { icon: 'lock' }, state: 'locked', start: { text: 'notStarted' } }],
  ['AVAIL-2 closed says more than overdue', { availabilityEndDate: now - day, dueDate: now - 7 * day }, { meta: { text: 'closed Nov 20', overdue: false }, slip: { icon: 'lock' } }],
  ['overdue by days', { dueDate: now - 7 * day }, { meta: { overdue: true, icon: 'warning', text: 'overdue Nov 14 7' }, start: { text: 'due Nov 14', icon: 'calendar' } }],
  ['AVAIL-3 at the due date it is not overdue', { dueDate: now }, { meta: null }],
  ['overdue since today', { dueDate: now - 1 }, { meta: { overdue: true, icon: 'warning', text: 'overdueToday Nov 21' } }],
  ['overdue says nothing of what was handed in', { dueDate: now - day, workflow: workflow({ state: 'submitted' }) }, { meta: null }],
  ['overdue says nothing of what is done', { dueDate: now - day, workflow: finished }, { meta: null }],
  ['CARD-1 a draft', { objective: { state: 'draft' }, dueDate: now - day }, { meta: null, slip: { icon: 'clock' }, start: { text: 'comingSoon' }, end: '' }],
  ['CARD-1 a draft before its window', { activity: { state: 'draft' }, availabilityDate: now + day }, { slip: { icon: 'clock' }, start: { text: 'comingSoon' }, state: '' }],
  ['FOOT-3 with parts', { parts: { done: 3, total: 8 }, workflow: workflow({ progress: 0.375 }) }, { slip: { percent: '38%', tone: 'accent' }, start: { text: 'started Nov 12' }, end: 'partsDoneShort 3 8' }],
  ['FOOT-3 without parts', { workflow: workflow({ progress: 0.999, started: null }) }, { slip: { percent: '99%', tone: 'accent' }, start: { text: 'inProgress' }, end: '99%' }],
  ['FOOT-2', { workflow: workflow({ state: 'inGrading', submitted: now - day }) }, { slip: { icon: 'hourglass' }, start: { text: 'grading' }, end: 'sent Nov 20' }],
  ['CARD-5 grade and score', { workflow: finished, record: passed }, { meta: { text: 'score 94% 47 50', overdue: false }, slip: { grade: 'A', tone: 'success' }, state: 'grade A', start: { text: 'completed Nov 20' } }],
  ['GRADE-6 a grade by its scale', { workflow: finished, record: { ...passed, grade: null }, objective: { gradingScale: scale } }, { slip: { grade: 'Good', tone: 'success' }, state: 'grade Good' }],
  ['SCORE-1 a failed course', { workflow: finished, record: record({ score: 19, maxScore: 50, normalizedScore: 0.38, grade: 'F', passed: false }) }, { slip: { grade: 'F', tone: 'danger' } }],
  ['a failed course without a grade', { workflow: finished, record: record({ score: 19, maxScore: 50, normalizedScore: 0.38, passed: false }) }, { slip: { percent: '38%', tone: 'danger' } }],
  ['SCORE-2 a maximum of 1 has no points', { workflow: finished, record: record({ score: 0.5, maxScore: 1, normalizedScore: 0.5, passed: true }) }, { meta: { text: '50%', overdue: false } }],
  ['GRADE-1 never', { workflow: finished, record: passed, gradeRevealPolicy: 'never' }, { ...nothing, slip: { icon: 'check', tone: 'success' }, start: { text: 'completed Nov 20' } }],
  ['GRADE-3 before its date', { workflow: finished, record: passed, gradeRevealPolicy: 'afterDate', gradeRevealDate: now + 1 }, { meta: { text: 'gradeOn Nov 21', overdue: false }, slip: { icon: 'check', tone: 'success' }, state: '' }],
  ['GRADE-3 at its date', { workflow: finished, record: passed, gradeRevealPolicy: 'afterDate', gradeRevealDate: now }, { slip: { grade: 'A', tone: 'success' } }],
  ['GRADE-5 the record of an earlier run', { workflow: { ...finished, objectiveRecordId: 'other' }, record: passed }, { meta: null, slip: { icon: 'check', tone: 'success' } }],
  ['FOOT-4 imported', { record: record() }, { meta: { text: 'imported', overdue: false }, slip: { icon: 'check', tone: 'success' }, start: { text: 'completed Nov 20' } }],
  ['SCORE-3 waits for review', { workflow: finished, record: record(), objective: { gradingScaleId: 's' } }, { meta: { text: 'pending', overdue: false }, slip: { icon: 'hourglass' } }],
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
  expect(show({ workflow: finished }).details).toEqual({ route: { name: 'details', objectiveId: 'c' }, label: 'detailsOf Course' });
  for (const given of [{}, { workflow: workflow() }, { workflow: workflow({ state: 'graded' }) }] as AccessMore[]) expect(show(given).details).toBeNull();
});

test('FOOT-2, FOOT-3: a measure for what has begun, hatched while others work', () => {
  expect(show({ parts: { done: 3, total: 8 }, workflow: workflow({ progress: 0.375 }) }).measure).toEqual({ value: 0.375, text: 'partsDone 3 8', waiting: false });
  expect(show({ workflow: workflow({ state: 'graded', progress: 1 }) }).measure).toEqual({ value: 1, text: '100%', waiting: true });
  expect(show({ workflow: finished }).measure).toBeNull();
});
