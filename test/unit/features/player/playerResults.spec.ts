import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { gradingScale, objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { isUnreadable } from '../../../../src/contract/wire/decode.ts';
import { attemptsOf } from '../../../../src/contract/courses/objectiveRecords.ts';
import type { Attempt } from '../../../../src/domain/results/attempt.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { chartDots, chartSize, chartY, passLabel, type ChartPoint } from '../../../../src/ui/chart/chartModel.ts';
import { overviewModel } from '../../../../src/features/player/overview/overviewModel.ts';
import { resultsModel } from '../../../../src/features/player/results/resultsModel.ts';
import {
  objectiveId,
  workflowId,
  wireCourse,
  type CourseSketch,
} from '../../../../widgets/workbench/states/player/stateCourse.ts';
import {
  fourAttempts,
  letterScale,
  wireAttempt,
  type AttemptSketch,
} from '../../../../widgets/workbench/states/player/stateResults.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { href } from '../../../../src/routes/href.ts';
import { now, wordsOf } from './playerWords.ts';

let en: Words;
let ar: Words;
beforeAll(async () => {
  [en, ar] = [await wordsOf(), await wordsOf('ar')];
});

const letters = parse(gradingScale, letterScale);
const scaled = (access: ObjectiveAccess, scale: typeof letters | null): ObjectiveAccess => ({
  ...access,
  objective: { ...access.objective, gradingScale: scale },
});
const read = (attempts: readonly AttemptSketch[]) =>
  attemptsOf.read(attempts.map(wireAttempt)).items.filter((item): item is Attempt => !isUnreadable(item));
const course = (sketch: CourseSketch = {}) => parse(objectiveAccess, wireCourse({ state: 'finished', ...sketch }));
const model = (
  attempts: readonly AttemptSketch[],
  sketch: CourseSketch = {},
  { scale = letters as typeof letters | null, words = en, at = now } = {},
) => resultsModel(scaled(course(sketch), scale), read(attempts), { now: at }, words);
const failed: AttemptSketch = { day: '2026-11-14', percent: 34, of: workflowId };
const hidden: AttemptSketch = { ...failed, percent: null, passed: null };

describe('RECORD-1 the table', () => {
  it('lists the current and earlier attempts with date, score, grade and outcome', () => {
    const { rows, count, columns } = model(fourAttempts)!;
    expect(count).toBe('4 attempts');
    expect(columns).toEqual({ submitted: true, score: true, points: true, grade: true, review: true });
    expect(rows[0]).toEqual({
      id: 'record-of-2026-11-14',
      number: '4',
      current: true,
      imported: false,
      submitted: 'Nov 14, 4:20 PM',
      finished: 'Nov 14',
      percent: '86%',
      points: '43 of 50',
      grade: 'A−',
      tone: 'success',
      outcome: 'Passed',
      lack: null,
      review: { name: 'course', objectiveId, aggregateId: null, review: true },
    });
    expect(
      rows.map(({ number, percent, points, grade, tone, outcome, current }) => [
        number,
        percent,
        points,
        grade,
        tone,
        outcome,
        current,
      ]),
    ).toEqual([
      ['4', '86%', '43 of 50', 'A−', 'success', 'Passed', true],
      ['3', '58%', '29 of 50', 'C−', 'accent', 'Passed', false],
      ['2', '63%', '31.5 of 50', 'C', 'accent', 'Passed', false],
      ['1', '38%', '19 of 50', 'F', 'danger', 'Not passed', false],
    ]);
  });
  it('is absent where there is no result', () => expect(model([])).toBeNull());
  it('RECORD-2 a new run stands first and says where it is', () => {
    const { rows } = model(fourAttempts.slice(1), { state: 'inProgress' })!;
    expect(
      rows.map(({ number, current, outcome, percent, finished }) => [number, current, outcome, percent, finished])[0],
    ).toEqual(['4', true, 'In progress', null, null]);
    expect(model(fourAttempts.slice(1), { state: 'inGrading' })!.rows[0]).toMatchObject({
      outcome: 'Grading in progress',
      submitted: 'Nov 18, 4:20 PM',
      finished: null,
    });
  });
  it('RECORD-6 leaves out columns that say nothing', () => {
    expect(model([hidden])!.columns).toEqual({
      submitted: true,
      score: false,
      points: false,
      grade: false,
      review: true,
    });
    expect(model([{ ...failed, run: null }], { state: null }, { scale: null })!.columns).toEqual({
      submitted: false,
      score: true,
      points: true,
      grade: false,
      review: false,
    });
  });
  it('RECORD-7, STATE-17 a result from elsewhere says so and has its grade by the scale', () => {
    expect(model([{ day: '2026-05-02', percent: 72, run: null }], { state: null })!.rows).toMatchObject([
      { imported: true, current: true, submitted: null, finished: 'May 2', grade: 'B', outcome: 'Passed' },
    ]);
  });
  it('SCORE-3 waits for review', () => {
    expect(model([hidden])!.rows[0]).toMatchObject({
      outcome: 'Waiting for review',
      tone: 'pending',
      grade: null,
      percent: null,
    });
    expect(model([{ ...failed, passed: null }])!.rows[0]).toMatchObject({
      outcome: 'Waiting for review',
      tone: 'pending',
      percent: '34%',
      lack: null,
    });
  });
});

describe('RECORD-9 looking back', () => {
  const reviews = (attempts: readonly AttemptSketch[], sketch: CourseSketch = {}) =>
    model(attempts, sketch)!.rows.map(({ review }) => review && href(review));
  it('leads to each attempt that may be looked back at', () => {
    const [last, ...before] = reviews(fourAttempts);
    expect(last).toBe(`/courses/${objectiveId}?viewType=REVIEW`);
    expect(before).toHaveLength(3);
    for (const address of before)
      expect(address).toMatch(new RegExp(`^/courses/${objectiveId}\\?viewType=REVIEW&attempt=.+$`));
  });
  it('REVIEW-1 not while it goes on, where the policy forbids it, or from elsewhere', () => {
    expect(reviews(fourAttempts.slice(1), { state: 'inProgress' })[0]).toBeNull();
    expect(reviews(fourAttempts, { more: { gradeRevealPolicy: 1 } })).toEqual([null, null, null, null]);
    expect(reviews([{ ...failed, run: null }], { state: null })).toEqual([null]);
  });
});

describe('RECORD-3 what is shown, attempt by attempt', () => {
  const at = (
    gradeRevealPolicy: number,
    gradeRevealDate: string | null,
    state: CourseSketch['state'] = 'finished',
  ) => ({ state, more: { gradeRevealPolicy, gradeRevealDate } });
  it.each<[string, AttemptSketch, CourseSketch, string]>([
    ['GRADE-1', failed, at(1, null), 'The result is not shown'],
    ['GRADE-2', { ...failed, run: 'inProgress' }, at(2, null, 'inProgress'), 'The result is shown after you finish'],
    ['GRADE-2 finished', failed, at(2, null), 'Not passed'],
    ['GRADE-3 with its date', failed, at(3, '2026-12-01T08:00:00Z'), 'The result is shown from Dec 1, 8:00 AM'],
    ['GRADE-3 without one', failed, at(3, null), 'The result is shown later'],
    ['GRADE-3 reached', failed, at(3, '2026-11-01T08:00:00Z'), 'Not passed'],
    ['GRADE-5 from elsewhere', { ...failed, run: null }, at(2, null, null), 'Not passed'],
  ])('%s: %o', (_, attempt, sketch, outcome) => {
    const { rows, chart } = model([attempt], sketch)!;
    expect(rows.find(({ id }) => id.startsWith('record'))?.outcome).toBe(outcome);
    expect(chart).toBeNull();
  });
  it('GRADE-5 hides the running attempt and shows the earlier one', () => {
    const { rows } = model([{ ...failed, run: 'inProgress' }, fourAttempts[1]!], at(2, null, 'inProgress'))!;
    expect(rows.map(({ percent, grade }) => [percent, grade])).toEqual([
      [null, null],
      ['58%', 'C−'],
    ]);
  });
});

describe('RECORD-4 what is still needed to pass', () => {
  it('is said of the newest result, in points', () => {
    expect(model([failed])!.rows[0]!.lack).toBe('8 more points to pass');
    expect(model([{ ...failed, percent: 48 }])!.rows[0]!.lack).toBe('1 more point to pass');
    expect(model([failed], {}, { words: ar })!.rows[0]!.lack).toBe('تنقصك \u20688\u2069 نقاط للنجاح');
  });
  it('is not said once it was passed, of earlier attempts, or of what is hidden', () => {
    expect(model([failed, fourAttempts[1]!])!.rows.map(({ lack }) => lack)).toEqual([null, null]);
    expect(model([failed, { day: '2026-10-03', percent: 20 }])!.rows.map(({ lack }) => lack)).toEqual([
      '8 more points to pass',
      null,
    ]);
    expect(model([failed], { more: { gradeRevealPolicy: 1 } })!.rows[0]!.lack).toBeNull();
  });
  it('the panel says it too, and from when a result is shown', () => {
    const panel = (more: object, attempt = failed) => {
      const access = course({ record: wireAttempt(attempt), more });
      return overviewModel(scaled(access, letters), { now }, en).verdict;
    };
    expect(panel({})).toEqual({
      title: 'Not passed',
      text: '34% (17 out of 50 points)',
      lack: '8 more points to pass',
      grade: 'F',
      tone: 'danger',
      icon: null,
    });
    expect(panel({ gradeRevealPolicy: 3, gradeRevealDate: '2026-12-01T08:00:00Z' })).toMatchObject({
      title: 'Completed Nov 20',
      text: 'The result is shown from Dec 1, 8:00 AM',
      lack: null,
      grade: null,
    });
    expect(panel({}, hidden)).toMatchObject({
      title: 'Waiting for review',
      grade: null,
      tone: 'pending',
      icon: 'waiting',
    });
  });
});

describe('RECORD-5 the chart', () => {
  it('has the attempts with a score that may be seen, the oldest first, and the line of passing', () => {
    const { chart } = model([{ ...hidden, of: 'other' }, ...fourAttempts.slice(1)])!;
    expect(chart?.points.map(({ score, tone }) => `${score} ${tone}`)).toEqual(['38 danger', '63 accent', '58 accent']);
    expect(chart?.passing).toBe(0.5);
    expect(chart?.label).toContain('38% – 63% – 58%');
    expect(model([failed])!.chart).toBeNull();
  });
  it('holds the last twelve', () => {
    const attempts = Array.from({ length: 20 }, (_, index) => ({
      day: `2026-10-${String(30 - index).padStart(2, '0')}`,
      percent: 90 - index,
    }));
    expect(model(attempts)!.chart?.points.map(({ number }) => number)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });
  const points = (...shares: number[]): ChartPoint[] =>
    shares.map((share, index) => ({
      number: index + 1,
      current: false,
      share,
      tone: 'accent',
      score: '',
      percent: '',
      day: '',
    }));
  it('runs the way the language is read', () => {
    const [left, right] = [chartDots(points(0.1, 0.5, 0.9), 'ltr'), chartDots(points(0.1, 0.5, 0.9), 'rtl')];
    expect(left.map(({ x }) => x)).toEqual([...left.map(({ x }) => x)].sort((a, b) => a - b));
    expect(right.map(({ x }) => x)).toEqual(left.map(({ x }) => chartSize.width - x));
    expect(right.map(({ y }) => y)).toEqual(left.map(({ y }) => y));
  });
  it.each<[string, number[], number, 'ltr' | 'rtl']>([
    ['the newest above', [0.38, 0.63, 0.58, 0.86], 0.5, 'ltr'],
    ['the newest below', [0.9, 0.8, 0.3], 0.5, 'ltr'],
    ['all but the newest below', [0.2, 0.3, 0.6], 0.5, 'ltr'],
    ['a line that falls to its end', [0.9, 0.45], 0.5, 'ltr'],
    ['a line that falls to its end, right to left', [0.9, 0.45], 0.5, 'rtl'],
    ['right at it', [0.6, 0.5], 0.5, 'ltr'],
    ['all must be had', [0.7, 0.9], 1, 'ltr'],
    ['nothing is needed', [0.1, 0.2], 0, 'ltr'],
  ])('no line and no score goes through the name of the line of passing: %s', (_, shares, passing, dir) => {
    const dots = chartDots(points(...shares), dir, passing);
    const { x, y, anchor } = passLabel(dots, passing, dir);
    const left = (anchor === 'end') === (dir === 'ltr') ? x - 50 : x;
    const through = dots.flatMap((dot, index) => {
      const next = dots[index + 1] ?? dot;
      const line = Array.from({ length: 50 }, (_unused, step) => [
        dot.x + ((next.x - dot.x) * step) / 50,
        dot.y + ((next.y - dot.y) * step) / 50,
      ]);
      return [...line, [dot.x, dot.scoreY - 4]].filter(
        ([across, down]) => across! > left && across! < left + 50 && down! > y - 9 && down! < y + 2,
      );
    });
    expect(through).toEqual([]);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThan(chartSize.height);
  });
  it('stays inside, also with more than all', () => {
    expect([chartY(1.4), chartY(1), chartY(0), chartY(-1)]).toEqual([
      chartSize.top,
      chartSize.top,
      chartSize.bottom,
      chartSize.bottom,
    ]);
  });
  it('writes a number under a dot whose neighbours are above it, and few enough days', () => {
    expect(chartDots(points(0.6, 0.3, 0.7), 'ltr').map(({ y, scoreY }) => scoreY > y)).toEqual([false, true, false]);
    expect(chartDots(points(0.63, 0.58, 0.86), 'ltr', 0.5)[1]).toSatisfy(
      ({ y, scoreY }: { y: number; scoreY: number }) => scoreY < y,
    );
    const dated = chartDots(points(...Array.from({ length: 12 }, () => 0.5)), 'ltr').filter((dot) => dot.dated);
    expect(dated.map(({ number }) => number)).toEqual([3, 6, 9, 12]);
  });
});
