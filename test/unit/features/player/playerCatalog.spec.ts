import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { publicObjectiveOf } from '../../../../src/contract/courses/openCatalog.ts';
import { lastProctoringSession } from '../../../../src/contract/parts/proctoring.ts';
import {
  hasTerm,
  overviewModel,
  type OverviewSetting,
} from '../../../../src/features/player/overview/overviewModel.ts';
import { publicModel } from '../../../../src/features/player/overview/publicModel.ts';
import { wireCourse, wirePublic, type CourseSketch } from '../../../../widgets/workbench/states/player/stateCourse.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { now, wordsOf } from './playerWords.ts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf();
});

const access = (sketch: CourseSketch = {}) => parse(objectiveAccess, wireCourse(sketch));
const inCatalog: OverviewSetting = { place: 'catalog', term: null };
const model = (sketch: CourseSketch, setting?: OverviewSetting) =>
  overviewModel(access(sketch), { now }, words, setting);
const buttons = (sketch: CourseSketch, setting = inCatalog) =>
  model(sketch, setting).buttons.map(({ action, filled }) => (filled ? `[${action}]` : action));
const day = (shift: number) => new Date(now + shift * 86_400_000).toISOString();

describe('a course in the catalog', () => {
  it.each<[rule: string, sketch: CourseSketch, expected: string[]]>([
    ['BTN-5 can be chosen', { catalog: 'choosable' }, ['[start]', 'addToMyCourses', 'share']],
    [
      'BTN-5 ENROL-11 opens later',
      { catalog: 'choosable', more: { availabilityDate: day(1) } },
      ['[addToMyCourses]', 'share'],
    ],
    ['BTN-5 ENROL-11 over', { catalog: 'choosable', more: { availabilityEndDate: day(-1) } }, ['share']],
    ['BTN-5 BTN-8 coming soon', { catalog: 'choosable', objectiveState: 'draft' }, ['[addToMyCourses]', 'share']],
    ['BTN-5 chosen: a button says so in its place', { catalog: 'enrolled' }, ['[start]', 'enrolled', 'share']],
  ])('%s', (_, sketch, expected) => {
    expect(buttons(sketch)).toEqual(expected);
  });
  it('BTN-5 among one’s own a chip says so', () => {
    expect(buttons({ catalog: 'enrolled' }, { place: 'courses', term: null })).toEqual(['[start]', 'share']);
    expect([
      model({ catalog: 'enrolled' }).enrolled,
      model({ catalog: 'enrolled' }, inCatalog).enrolled,
      model({}).enrolled,
    ]).toEqual([true, false, false]);
  });
  it('ENROL-2 starting enrols too, until one is enrolled', () => {
    expect([
      model({ catalog: 'choosable' }, inCatalog).choosable,
      model({ catalog: 'enrolled' }, inCatalog).choosable,
    ]).toEqual([true, false]);
  });
});

describe('PROCT-1, BTN-9', () => {
  it('a mismatch says that the course is in grading, and offers neither start nor content (TEXT-37, TEXT-54)', () => {
    const waits = overviewModel(
      access({ state: 'inProgress', proctored: true }),
      { now, proctoringMismatch: true },
      words,
    );
    expect(waits.blockReason).toEqual({
      text: 'This course is being graded. Please come back later or ask your instructor.',
      tone: 'warning',
    });
    expect(waits.verdict?.title).toBe('Grading in progress');
    expect([waits.views, waits.buttons.map(({ action }) => action)]).toEqual([['details'], ['share']]);
  });
  it.each([
    [{ id: 's', state: 'finished' }, 'finished'],
    [{ id: 's', state: 2 }, 'finished'],
    [{ id: 's', state: 'created' }, 'created'],
    [{ id: 's', state: 1 }, 'created'],
    [{ id: 's', state: 'paused' }, 'created'],
    [{ id: 's' }, 'created'],
  ])('CALL-32 %j is %s', (body, state) => {
    expect(lastProctoringSession.read(body)).toEqual({ id: 's', state });
  });
});

describe('facts', () => {
  const facts = (sketch: CourseSketch, term: string | null = null) =>
    Object.fromEntries(model(sketch, { place: 'courses', term }).facts.map(({ name, value }) => [name, value]));
  it('OVER-2, OVER-10 duration, parts, window, due date and term', () => {
    const found = facts({ more: { availabilityEndDate: day(3), termId: 'autumn' } }, 'Autumn term 2026');
    expect(found).toMatchObject({
      'Duration': '14 hr',
      'Parts': '32',
      'Open until': 'Nov 24',
      'Due': 'Dec 18',
      'Term': 'Autumn term 2026',
      'Mandatory': 'Yes',
    });
    expect(facts({ more: { availabilityDate: day(3) } })).toMatchObject({ Opens: 'Nov 24' });
    expect(facts({ catalog: 'choosable' })).not.toHaveProperty('Mandatory');
  });
  it('parts are counted by the bar while there is one', () => {
    expect(facts({ state: 'inProgress' })).not.toHaveProperty('Parts');
  });
  it.each([
    [null, false],
    ['00000000-0000-0000-0000-000000000000', false],
    ['autumn', true],
  ])('DATA-10 %s is a term: %s', (termId, expected) => {
    expect(hasTerm({ termId })).toBe(expected);
  });
});

describe('a visitor’s view (DATA-24, PUB-5, ENROL-16)', () => {
  const seen = (more: object = {}) => publicModel(publicObjectiveOf.read(wirePublic(more)), { now }, words);
  it.each<[string, object, string[], string | null]>([
    ['open', {}, ['addToMyCourses', 'startTheCourse'], null],
    [
      'TEXT-8 opens later',
      { availabilityDate: '2026-12-01T08:00:00Z' },
      ['addToMyCourses'],
      'Will be available to start on Dec 1, 8:00 AM',
    ],
    [
      'TEXT-9 over',
      { availabilityEndDate: '2026-11-01T08:00:00Z' },
      [],
      'Was available to start before Nov 1, 8:00 AM. Ask your instructor to reopen it.',
    ],
    ['TEXT-7 coming soon', { state: 1 }, ['addToMyCourses'], 'Coming soon'],
    ['TEXT-6 archived', { state: 4 }, [], 'Course is not available'],
    ['expired counts as ready', { state: 3 }, ['addToMyCourses', 'startTheCourse'], null],
    ['not to be had by oneself', { objectiveAccessId: null }, [], null],
  ])('%s', (_, more, flows, blockReason) => {
    expect(seen(more)).toMatchObject({ flows, blockReason: blockReason === null ? null : { text: blockReason } });
  });
  it('shows what is told and no more', () => {
    expect(seen().facts).toEqual([{ name: 'Duration', value: '14 hr' }]);
    expect(seen({ activity: null, description: null })).toMatchObject({ facts: [], description: null });
    expect(seen({ availabilityDate: day(-1), availabilityEndDate: day(2) }).facts[0]).toEqual({
      name: 'Open until',
      value: 'Nov 23',
    });
    expect(seen().description?.cut).toMatch(/…$/);
  });
});

describe('texts', () => {
  it('TEXT-15, TEXT-29, TEXT-52, TEXT-57 word for word', () => {
    const { t } = words;
    expect(
      (
        ['start', 'startAgain', 'continue', 'review', 'addToMyCourses', 'enrolled', 'share', 'finishCourse'] as const
      ).map((key) => t(key)),
    ).toEqual([
      'Start',
      'Start again',
      'Continue',
      'Review',
      'Add to my courses',
      'Enrolled',
      'Share link',
      'Finish the course',
    ]);
    expect(t('enrolledTo', { courseName: 'A & B' })).toBe('You have successfully been enrolled to A & B');
    expect([t('accountCreated'), t('signInToEnrol')]).toEqual(['The account was created', 'Sign in to enroll']);
  });
});
