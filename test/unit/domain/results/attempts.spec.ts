import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../../../src/domain/results/attempt.ts';
import { attemptsInOrder } from '../../../../src/domain/results/attemptsInOrder.ts';
import { attemptVerdict } from '../../../../src/domain/results/attemptVerdict.ts';
import { neededToPass } from '../../../../src/domain/tree/neededToPass.ts';
import type { GradeRevealPolicy, WorkflowState } from '../../../../src/domain/course/states.ts';
import type { ObjectiveWorkflow } from '../../../../src/domain/course/workflow.ts';
import { now } from '../course/access.ts';

const run = (id: string, state: WorkflowState, more: Partial<ObjectiveWorkflow> = {}): ObjectiveWorkflow => ({
  id,
  state,
  progress: 1,
  started: null,
  submitted: null,
  finished: null,
  protectResults: false,
  objectiveRecordId: null,
  gradingByProctoring: false,
  ...more,
});
const attempt = (id: string, at: number | null, more: Partial<Attempt> = {}): Attempt => ({
  id,
  finished: at,
  score: 43,
  maxScore: 50,
  normalizedScore: 0.86,
  grade: null,
  passed: true,
  progress: 1,
  protectResults: false,
  objectiveId: 'o',
  aggregateId: 'g',
  workflow: run(`run-${id}`, 'finished', { submitted: at }),
  ...more,
});

describe('RECORD-2 the order of attempts', () => {
  const [one, two, three] = [attempt('1', 10), attempt('2', 20), attempt('3', 30)];
  const shown = (records: readonly Attempt[], last: ObjectiveWorkflow | null) =>
    attemptsInOrder(records, last).map(
      ({ number, current, record, run: of }) =>
        `${number}:${record?.id ?? '-'}:${of?.id ?? (of === null ? 'elsewhere' : 'untold')}${current ? '*' : ''}`,
    );
  test.each<[string, readonly Attempt[], ObjectiveWorkflow | null, string[]]>([
    ['no result at all', [], run('run-1', 'inProgress'), []],
    [
      'newest first, numbered from the oldest',
      [two, three, one],
      three.workflow ?? null,
      ['3:3:run-3*', '2:2:run-2', '1:1:run-1'],
    ],
    ['the last run counts, wherever it stands', [three, one], one.workflow ?? null, ['2:3:run-3', '1:1:run-1*']],
    [
      'a run that names its record',
      [attempt('1', 10, { workflow: null })],
      run('a', 'finished', { objectiveRecordId: '1' }),
      ['1:1:elsewhere*'],
    ],
    [
      'a run without a result stands first',
      [one, two],
      run('new', 'inProgress'),
      ['3:-:new*', '2:2:run-2', '1:1:run-1'],
    ],
    [
      'records that do not tell their runs: the last run names its own',
      [attempt('1', 10, { workflow: undefined }), attempt('2', 20, { workflow: undefined })],
      run('b', 'finished', { objectiveRecordId: '2' }),
      ['2:2:b*', '1:1:untold'],
    ],
    ['STATE-17 from elsewhere, no run', [attempt('1', 10, { workflow: null })], null, ['1:1:elsewhere*']],
    ['without a date it is the oldest', [attempt('x', null), one], null, ['2:1:run-1*', '1:x:run-x']],
  ])('%s', (_, records, last, expected) => expect(shown(records, last)).toEqual(expected));
});

describe('attemptVerdict', () => {
  const scale = {
    grades: [
      { id: null, name: 'A', normalizedMinScore: 0.8, color: null },
      { id: null, name: 'F', normalizedMinScore: 0, color: null },
    ],
  };
  const judge = (
    more: Partial<Attempt>,
    state: WorkflowState | null = 'finished',
    gradeRevealPolicy: GradeRevealPolicy = 'none',
    gradeRevealDate: number | null = null,
  ) =>
    attemptVerdict(attempt('1', 10, more), state && run('r', state), { gradeRevealPolicy, gradeRevealDate }, scale, {
      now,
    });
  test.each<[string, ReturnType<typeof attemptVerdict>, object]>([
    [
      'GRADE-6 the scale names the grade where the record does not',
      judge({}),
      { kind: 'shown', outcome: 'passed', grade: 'A', tone: 'success' },
    ],
    ['a record’s own grade stands', judge({ grade: 'A−' }), { grade: 'A−' }],
    [
      'SCORE-1 tone',
      judge({ score: 12, normalizedScore: 0.24, passed: false }),
      { outcome: 'failed', grade: 'F', tone: 'danger' },
    ],
    ['SCORE-3 waits for review', judge({ passed: null }), { outcome: 'pending' }],
    [
      'SCORE-3 without a finished date it does not',
      judge({ passed: null, finished: null }, 'graded'),
      { outcome: 'grading' },
    ],
    [
      'nothing is scored',
      judge({ score: null, normalizedScore: null, maxScore: null }),
      { outcome: 'completed', figures: null, grade: null, tone: null },
    ],
    ['GRADE-1', judge({}, 'finished', 'never'), { kind: 'hidden', why: { reason: 'never' } }],
    ['GRADE-2 in progress', judge({}, 'inProgress', 'afterFinish'), { kind: 'hidden', why: { reason: 'unfinished' } }],
    ['GRADE-2 submitted', judge({}, 'submitted', 'afterFinish'), { kind: 'shown' }],
    [
      'GRADE-3 before',
      judge({}, 'finished', 'afterDate', now + 1),
      { kind: 'hidden', why: { reason: 'beforeDate', at: now + 1 } },
    ],
    ['GRADE-3 reached', judge({}, 'finished', 'afterDate', now), { kind: 'shown' }],
    ['GRADE-3 reached, in progress', judge({}, 'inProgress', 'afterDate', now), { kind: 'hidden' }],
    ['GRADE-4', judge({}, 'inProgress', 'none'), { kind: 'shown' }],
    ['GRADE-5 from elsewhere counts as finished', judge({}, null, 'afterFinish'), { kind: 'shown' }],
  ])('%s', (_, verdict, expected) => expect(verdict).toMatchObject(expected));
  test.each<[WorkflowState, string]>([
    ['inProgress', 'inProgress'],
    ['submitted', 'grading'],
    ['inGrading', 'grading'],
    ['gradingApproved', 'grading'],
    ['finished', 'unscored'],
  ])('RECORD-2 a run without a result, %s: %s', (state, kind) => {
    expect(
      attemptVerdict(null, run('r', state), { gradeRevealPolicy: 'none', gradeRevealDate: null }, null, { now }),
    ).toEqual({ kind });
  });
});

describe('RECORD-4 what is still needed to pass', () => {
  const half = { normalizedPassingScore: 0.5 };
  test.each<
    [string, Partial<Attempt>, { normalizedPassingScore: number | null } | null, ReturnType<typeof neededToPass>]
  >([
    ['whole points', { score: 17, normalizedScore: 0.34 }, half, { points: 8 }],
    ['rounded up, so that it is enough', { score: 19.23, normalizedScore: 0.3846 }, half, { points: 5.8 }],
    ['never nothing', { score: 24.999, normalizedScore: 0.49998 }, half, { points: 0.1 }],
    ['no hair too much', { score: 21, maxScore: 100, normalizedScore: 0.21 }, half, { points: 29 }],
    ['per cent where the maximum is 1', { score: 0.38, maxScore: 1, normalizedScore: 0.38 }, half, { percent: 12 }],
    [
      'per cent where the points are unknown',
      { score: null, maxScore: null, normalizedScore: 0.385 },
      half,
      { percent: 12 },
    ],
    ['passed', { passed: true, score: 10, normalizedScore: 0.2 }, half, null],
    ['nobody has judged it', { passed: null, score: 10, normalizedScore: 0.2 }, half, null],
    ['failed in spite of its score', { score: 40, normalizedScore: 0.8 }, half, null],
    ['no scale', { score: 10, normalizedScore: 0.2 }, null, null],
    [
      'a scale that says nothing of passing',
      { score: 10, normalizedScore: 0.2 },
      { normalizedPassingScore: null },
      null,
    ],
    ['no score', { score: null, normalizedScore: null }, half, null],
  ])('%s', (_, more, scale, expected) =>
    expect(neededToPass(attempt('1', 10, { passed: false, ...more }), scale)).toEqual(expected),
  );
  test('with what is said to be lacking, it would have passed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (maxScore, share, passing) => {
          const lack = neededToPass(
            attempt('1', 10, { passed: false, score: share * maxScore, maxScore, normalizedScore: share }),
            { normalizedPassingScore: passing },
          );
          if (lack && 'points' in lack)
            expect(share * maxScore + lack.points).toBeGreaterThanOrEqual(passing * maxScore - 1e-6);
          else expect(share).toBeGreaterThanOrEqual(passing);
        },
      ),
    );
  });
});
