import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeFor } from '../../../../src/domain/results/gradeFor.ts';
import { gradeVisibility } from '../../../../src/domain/results/gradeVisibility.ts';
import type { GradeRevealPolicy, WorkflowState } from '../../../../src/domain/course/states.ts';
import { isPendingReview, scoreTone } from '../../../../src/domain/results/scoreTone.ts';
import { scoreFigures } from '../../../../src/domain/results/scoreFigures.ts';
import { now } from '../course/access.ts';

describe('grade visibility', () => {
  const table: [
    rule: string,
    policy: GradeRevealPolicy,
    at: number | null,
    state: WorkflowState | null,
    expected: true | 'never' | 'unfinished' | 'beforeDate',
  ][] = [
    ['GRADE-1', 'never', null, 'finished', 'never'],
    ['GRADE-1 imported', 'never', null, null, 'never'],
    ['GRADE-2', 'afterFinish', null, 'inProgress', 'unfinished'],
    ['GRADE-2', 'afterFinish', null, 'submitted', true],
    ['GRADE-2', 'afterFinish', null, 'inGrading', true],
    ['GRADE-2', 'afterFinish', null, 'graded', true],
    ['GRADE-2', 'afterFinish', null, 'gradingApproved', true],
    ['GRADE-2', 'afterFinish', null, 'finished', true],
    ['GRADE-5 imported counts as finished', 'afterFinish', null, null, true],
    ['GRADE-3 a millisecond before', 'afterDate', now + 1, 'finished', 'beforeDate'],
    ['GRADE-3 AVAIL-3 at the date', 'afterDate', now, 'finished', true],
    ['GRADE-3 reached, in progress', 'afterDate', now, 'inProgress', 'unfinished'],
    ['GRADE-3 a date that is missing', 'afterDate', null, 'finished', 'beforeDate'],
    ['GRADE-4', 'none', null, 'inProgress', true],
    ['GRADE-4', 'none', now + 1, 'finished', true],
  ];
  test.each(table)('%s: %s, date %s, state %s', (_, gradeRevealPolicy, gradeRevealDate, state, expected) => {
    const verdict = gradeVisibility({ gradeRevealPolicy, gradeRevealDate }, state, { now });
    expect(verdict.visible || verdict.reason).toBe(expected);
  });
});

describe('GRADE-6 the grade of a score', () => {
  const grade = (name: string, normalizedMinScore: number) => ({ id: null, name, normalizedMinScore, color: null });
  const scale = { grades: [grade('F', 0.2), grade('A', 0.9), grade('C', 0.5)] };
  test.each([
    [1, 'A'],
    [0.9, 'A'],
    [0.8999, 'C'],
    [0.5, 'C'],
    [0.2, 'F'],
    [0.1, 'F'],
    [0, 'F'],
  ])('%s is %s', (score, name) => {
    expect(gradeFor(scale, score)?.name).toBe(name);
  });
  test('a scale without grades has none', () => expect(gradeFor({ grades: [] }, 1)).toBeNull());
  test('a better score never gets a lower grade', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(gradeFor(scale, more)!.normalizedMinScore).toBeGreaterThanOrEqual(
          gradeFor(scale, less)!.normalizedMinScore,
        );
      }),
    );
  });
});

describe('SCORE-1 tone', () => {
  test.each([
    [{ score: 10, maxScore: 10, normalizedScore: 0.1 }, 'success'],
    [{ score: null, maxScore: null, normalizedScore: 0.8 }, 'success'],
    [{ score: null, maxScore: null, normalizedScore: 0.7999 }, 'accent'],
    [{ score: null, maxScore: null, normalizedScore: 0.4 }, 'accent'],
    [{ score: null, maxScore: null, normalizedScore: 0.3999 }, 'danger'],
    [{ score: 3, maxScore: 10, normalizedScore: null }, 'danger'],
    [{ score: null, maxScore: null, normalizedScore: null }, null],
    [{ score: 3, maxScore: 0, normalizedScore: null }, null],
  ])('%o is %s', (score, tone) => expect(scoreTone(score)).toBe(tone));
});

test.each([
  [null, now, true],
  [null, null, false],
  [true, now, false],
  [false, now, false],
])('SCORE-3 passed %s, finished %s: pending %s', (passed, finished, pending) => {
  expect(isPendingReview({ passed, finished })).toBe(pending);
});

describe('SCORE-2 figures', () => {
  test.each([
    [
      { score: 47, maxScore: 50, normalizedScore: 0.94 },
      { percent: 94, points: { score: 47, max: 50 } },
    ],
    [
      { score: 1, maxScore: 3, normalizedScore: null },
      { percent: 33, points: { score: 1, max: 3 } },
    ],
    [
      { score: 0.835, maxScore: 1, normalizedScore: 0.835 },
      { percent: 84, points: null },
    ],
    [
      { score: null, maxScore: null, normalizedScore: 0.5 },
      { percent: 50, points: null },
    ],
    [
      { score: 0, maxScore: 10, normalizedScore: 0 },
      { percent: 0, points: { score: 0, max: 10 } },
    ],
    [{ score: null, maxScore: 10, normalizedScore: null }, null],
  ])('%o', (given, expected) => expect(scoreFigures(given)).toEqual(expected));
});
