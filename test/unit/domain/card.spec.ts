import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardDestination } from '../../../src/domain/cardDestination.ts';
import { courseState } from '../../../src/domain/courseState.ts';
import { coverIndex } from '../../../src/domain/coverIndex.ts';
import { progressPercent } from '../../../src/domain/progress.ts';
import { access, record, workflow, type AccessMore } from './access.ts';

test.each<[AccessMore, string]>([
  [{}, 'aggregate'],
  [{ workflow: workflow() }, 'content'],
  [{ workflow: workflow({ state: 'submitted' }) }, 'aggregate'],
  [{ workflow: workflow({ state: 'inGrading' }) }, 'aggregate'],
  [{ workflow: workflow({ state: 'graded' }) }, 'aggregate'],
  [{ workflow: workflow({ state: 'gradingApproved' }) }, 'aggregate'],
  [{ workflow: workflow({ state: 'finished' }) }, 'course'],
  [{ record: record() }, 'aggregate'],
])('CARD-6 %o leads to %s', (given, place) => expect(cardDestination(access(given))).toBe(place));

test.each([
  ['ready', 'ready', 'ready'],
  ['expired', 'ready', 'ready'],
  ['ready', 'expired', 'ready'],
  ['draft', 'ready', 'draft'],
  ['ready', 'draft', 'draft'],
  ['archived', 'draft', 'archived'],
  ['draft', 'archived', 'archived'],
] as const)('STATE-18 course %s, activity %s: %s', (course, activity, state) => {
  expect(courseState(access({ objective: { state: course }, activity: { state: activity } }).objective)).toBe(state);
});

describe('CARD-8 per cent', () => {
  test.each([[0, 0], [0.001, 1], [0.375, 38], [0.994, 99], [0.999, 99], [1, 100], [3, 100], [-1, 0], [NaN, 0]])('%s reads %s', (share, percent) => {
    expect(progressPercent(share)).toBe(percent);
  });
  test('only the whole reads 100', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (share) => progressPercent(share) < 100));
  });
});

test('CARD-2 CONST-18: the seven colours and motifs are all used, whatever the ids are like', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `course-${index}`);
  expect(new Set(ids.map((id) => coverIndex(id).colour))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  expect(new Set(ids.map((id) => coverIndex(id).motif))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  fc.assert(
    fc.property(fc.string(), (id) => {
      for (const index of Object.values(coverIndex(id))) expect([0, 1, 2, 3, 4, 5, 6]).toContain(index);
    }),
  );
});
