import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DueStep, NextSteps, Resume } from '../../../../src/domain/course/nextSteps.ts';
import { nextReading, nextView } from '../../../../src/features/courses/next/nextModel.ts';
import type { NextWords } from '../../../../src/features/courses/next/NextView.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { access, day, now, workflow } from '../../domain/course/access.ts';

const zone = process.env['TZ'];
// Where summer time ends on 25 October 2026, so that one of the days is 25 hours long.
beforeAll(() => void (process.env['TZ'] = 'Europe/London'));
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const key = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
  [name, ...Object.values(values)].join(' ');
const words: NextWords = { tag: 'en-GB', t: key, courses: key, formats: createFormats('en-GB', 'Europe/London') };
const step = (more: Partial<DueStep>): DueStep => ({
  objectiveId: 'c',
  aggregateId: 'g',
  courseName: 'Course',
  code: 'C 1',
  state: null,
  part: null,
  at: now + 7 * day,
  partsLeft: null,
  ...more,
});
const steps = (...due: DueStep[]): NextSteps => ({ resume: null, due });
const part = { axis: ['m', 'p'], name: 'Part', minutes: 20 };
const rowOf = (more: Partial<DueStep>, at = now) => nextView(steps(step(more)), { now: at }, words).due[0]!;

const lines: [rule: string, given: Partial<DueStep>, line: string, overdue?: boolean][] = [
  ['NEXT-9 in days', {}, 'In 7 days · notStarted'],
  [
    'NEXT-9 a few hours less than seven days are seven midnights',
    { at: now + 7 * day - 3 * 3_600_000 },
    'In 7 days · notStarted',
  ],
  ['NEXT-9 tomorrow, if only hours away', { at: now + 13 * 3_600_000 }, 'Tomorrow · notStarted'],
  ['NEXT-9 today', { at: now + 3 * 3_600_000 }, 'TodayAt 15:00 · notStarted'],
  ['NEXT-9 AVAIL-3 at its very instant', { at: now }, 'TodayAt 12:00 · notStarted'],
  ['NEXT-9 a millisecond later', { at: now - 1 }, 'Overdue · notStarted', true],
  ['NEXT-9 overdue by days, as the card counts them', { at: now - 7 * day }, 'DaysOverdue 7 · notStarted', true],
  ['NEXT-9 almost eight days', { at: now - 8 * day + 1 }, 'DaysOverdue 7 · notStarted', true],
  ['NEXT-6 a course in progress', { state: 'inProgress', partsLeft: 5 }, 'In 7 days · partsLeft 5'],
  ['NEXT-6 with nothing left but to finish it', { state: 'inProgress', partsLeft: 0 }, 'In 7 days · partsDone'],
  ['NEXT-6 of which nothing is known', { state: 'inProgress' }, 'In 7 days'],
  ['NEXT-6 a part', { state: 'inProgress', part }, 'C 1 · in 7 days'],
  ['NEXT-6 a part of a course without a code', { state: 'inProgress', part, code: null }, 'Course · in 7 days'],
  ['NEXT-6 a module', { state: 'inProgress', part, partsLeft: 2 }, 'C 1 · in 7 days · partsLeft 2'],
];

describe('a row of what is due', () => {
  it.each(lines)('%s', (_, given, line, overdue = false) => {
    const row = rowOf(given);
    expect([row.line, row.overdue]).toEqual([line, overdue]);
  });
  it('NEXT-9 is written without a space in Japanese', () => {
    const japanese = { ...words, tag: 'ja', formats: { ...words.formats, dateTag: 'ja' } };
    expect(nextView(steps(step({})), { now }, japanese).due[0]?.line).toBe('7日後 · notStarted');
  });
  it('NEXT-9 a day of 25 hours is one day', () => {
    const saturday = Date.UTC(2026, 9, 24, 11);
    expect(rowOf({ at: saturday + 49 * 3_600_000 }, saturday).line).toBe('In 2 days · notStarted');
    expect(nextReading(steps(), Date.UTC(2026, 9, 24, 23, 30))).toBe(Date.UTC(2026, 9, 26));
  });
  it.each([
    // The date line: one instant is today, tomorrow, and in another year.
    ['Pacific/Kiritimati', '2026-12-31T11:00:00Z', '2026-12-31T09:00:00Z', 'Tomorrow · notStarted', '1', 'Jan 2027'],
    ['Pacific/Pago_Pago', '2026-12-31T10:30:00Z', '2026-12-31T09:00:00Z', 'TodayAt 23:30 · notStarted', '30', 'Dec'],
    ['Europe/London', '2026-12-31T11:00:00Z', '2026-12-31T09:00:00Z', 'TodayAt 11:00 · notStarted', '31', 'Dec'],
    // The day on which the clocks of New York go back has 25 hours.
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01T04:30:00Z', 'TodayAt 23:30 · notStarted', '1', 'Nov'],
    ['America/New_York', '2026-11-02T05:30:00Z', '2026-11-01T04:30:00Z', 'Tomorrow · notStarted', '2', 'Nov'],
  ])('LOC-10 in %s, %s seen at %s', (timeZone, at, seen, line, dayOfMonth, month) => {
    const own = { ...words, formats: createFormats('en-GB', timeZone) };
    const [row] = nextView(steps(step({ at: Date.parse(at) })), { now: Date.parse(seen) }, own).due;
    expect([row?.line, row?.date.day, row?.date.month]).toEqual([line, dayOfMonth, month]);
  });
  it('LOC-10 is read again when the day ends in the saved zone', () => {
    const seen = Date.parse('2026-11-01T04:30:00Z');
    expect(nextReading(steps(), seen, 'America/New_York')).toBe(Date.parse('2026-11-02T05:00:00Z'));
    expect(nextReading(steps(), seen, 'Pacific/Kiritimati')).toBe(Date.parse('2026-11-01T10:00:00Z'));
  });
  it('names the day and the month, and the year where it is another', () => {
    expect(rowOf({ at: Date.UTC(2026, 10, 28, 9) }).date).toEqual({
      day: '28',
      month: 'Nov',
      monthFirst: false,
      iso: '2026-11-28T09:00:00.000Z',
    });
    expect(rowOf({ at: Date.UTC(2025, 10, 28, 9) }).date.month).toBe('Nov 2025');
  });
  it.each([
    ['en-US', false],
    ['ar', false],
    ['ja', true],
    ['ko', true],
    ['zh-Hans', true],
    ['hu', true],
  ])('in %s the month comes before the day: %s', (tag, monthFirst) => {
    const own = { ...words, formats: createFormats(tag, 'UTC') };
    const [row] = nextView(steps(step({ at: Date.UTC(2026, 10, 28, 9) })), { now: Date.UTC(2026, 10, 21) }, own).due;
    expect(row?.date.monthFirst).toBe(monthFirst);
  });
  it.each<[string, Partial<DueStep>, object]>([
    ['the part', { state: 'inProgress', part }, { name: 'content', objectiveId: 'c', axis: ['m', 'p'], query: '' }],
    [
      'the content of a course in progress',
      { state: 'inProgress' },
      { name: 'content', objectiveId: 'c', axis: [], query: '' },
    ],
    [
      'the overview of this enrolment',
      {},
      { name: 'course', objectiveId: 'c', aggregateId: 'g', review: false, query: '' },
    ],
  ])('NEXT-10 leads to %s', (_, given, route) => {
    expect(rowOf(given).route).toEqual(route);
  });
  it('NEXT-6 shows three, and tells parts of one course apart', () => {
    const { due } = nextView(
      steps(step({ part: { ...part, axis: ['a'] } }), step({ part }), step({}), step({})),
      { now },
      words,
    );
    expect(due.map((row) => row.key)).toEqual(['g/a', 'g/m/p', 'g']);
  });
});

describe('Continue', () => {
  const resume = (more: Partial<Resume> = {}, done = 12): NextSteps => ({
    due: [],
    resume: {
      access: access({ workflow: workflow({ progress: done / 32 }), parts: { done, total: 32 } }),
      part: { ...part, minutes: 12 },
      module: 2,
      modules: [
        { done: 10, total: 10 },
        { done: 2, total: 22 },
      ],
      ...more,
    },
  });
  const whole = (type: 'lti' | 'text') => {
    const one = access({ workflow: workflow({ progress: 0 }), parts: null });
    return { ...one, objective: { ...one.objective, activity: { ...one.objective.activity, type } } };
  };
  const tiles = () => {
    const one = access({ workflow: workflow({ progress: 0 }), parts: { done: 0, total: 32 } });
    return {
      ...one,
      objective: { ...one.objective, activity: { ...one.objective.activity, presentationMode: 'tiles' as const } },
    };
  };
  it('NEXT-1, BTN-11 a tool is gone on with like any course', () => {
    expect(nextView(resume({ part: null, access: whole('lti') }, 0), { now }, words).resume).not.toBeNull();
  });

  const viewOf = (given: NextSteps) => nextView(given, { now }, words).resume!;

  it('NEXT-3 names module, parts, part and minutes, and leads to it', () => {
    expect(viewOf(resume())).toMatchObject({
      title: 'Course',
      collections: 'uncategorized',
      percent: '38%',
      module: 'module 2 2',
      over: 'nextAbout 12 mins',
      name: 'Part',
      progressBar: {
        value: 0.375,
        text: 'partsDone 12 32',
        segments: [
          { weight: 10, value: 1 },
          { weight: 22, value: 2 / 22 },
        ],
      },
      route: { name: 'content', objectiveId: 'c', axis: ['m', 'p'], query: '' },
    });
  });
  it.each<[string, Partial<Resume>, number, object]>([
    [
      'NEXT-3 without modules',
      { module: null, modules: [{ done: 0, total: 1 }] },
      12,
      { module: '', over: 'nextAbout 12 mins' },
    ],
    ['NEXT-3 a part of unknown length', { part }, 12, { over: 'nextAbout 20 mins' }],
    ['NEXT-3 a part without a length', { part: { ...part, minutes: null } }, 12, { over: 'next', name: 'Part' }],
    [
      'NEXT-2 nothing is open',
      { part: null },
      12,
      { over: '', name: 'nothingOpen', route: { name: 'content', axis: [] } },
    ],
    ['NEXT-2 all is done', { part: null }, 32, { over: '', name: 'allDone', percent: '100%' }],
    [
      'NEXT-2 a course that is one text',
      { part: null, access: whole('text') },
      0,
      { over: '', name: '', route: { name: 'content', axis: [] } },
    ],
    [
      'NEXT-2, AUTO-3 tiles, of which the learner chooses',
      { part: null, access: tiles() },
      0,
      { over: '', name: '', route: { name: 'content', axis: [] } },
    ],
    [
      'CARD-8 almost all',
      { access: access({ workflow: workflow({ progress: 0.999 }) }) },
      0,
      { percent: '99%', progressBar: { text: '99%' } },
    ],
  ])('%s', (_, more, done, expected) => {
    expect(viewOf(resume(more, done))).toMatchObject(expected);
  });
  it('is absent where there is nothing to go on with', () => {
    expect(nextView(steps(), { now }, words)).toEqual({ resume: null, due: [] });
  });
});

describe('the next turn (NEXT-9)', () => {
  const midnight = Date.UTC(2026, 10, 22);
  it.each<[string, readonly number[], number]>([
    ['is midnight', [], midnight],
    ['is a date that passes before', [now + 5], now + 6],
    ['is just after a date that is now', [now], now + 1],
    ['is midnight where dates are far', [now + 9 * day], midnight],
    ['is another day of delay', [now - 7 * day - 13 * 3_600_000], now + 11 * 3_600_000],
    ['is another day of delay at the very instant', [now - day], midnight],
    ['is not that of a row that is not shown', [now + 9 * day, now + 9 * day, now + 9 * day, now + 5], midnight],
  ])('%s', (_, dates, at) => {
    expect(nextReading(steps(...dates.map((one) => step({ at: one }))), now)).toBe(at);
  });
});
