import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardDestination } from '../../../../src/domain/course/cardDestination.ts';
import { courseState } from '../../../../src/domain/course/courseState.ts';
import { coverIndex } from '../../../../src/web/coverIndex.ts';
import { progressPercent } from '../../../../src/domain/course/progress.ts';
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
  test.each([
    [0, 0],
    [0.001, 1],
    [0.375, 38],
    [0.994, 99],
    [0.999, 99],
    [1, 100],
    [3, 100],
    [-1, 0],
    [NaN, 0],
  ])('%s reads %s', (share, percent) => {
    expect(progressPercent(share)).toBe(percent);
  });
  test('only the whole reads 100', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (share) => progressPercent(share) < 100,
      ),
    );
  });
});

describe('CARD-2 CONST-18 covers', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `3f2b8c1e-0000-4000-8000-${String(index).padStart(12, '0')}`);
  test('the seven colours go round in the order of a list, whatever its courses are', () => {
    expect(ids.slice(0, 15).map((id, at) => coverIndex(id, at).colour)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
    ]);
    fc.assert(fc.property(fc.string(), fc.nat(100_000), (id, at) => coverIndex(id, at).colour === at % 7));
  });
  test('beside and below each other no two are of one colour, in any grid of up to six columns', () => {
    const colours = ids.map((id, at) => coverIndex(id, at).colour);
    for (const step of [1, 2, 3, 4, 5, 6])
      for (const [at, colour] of colours.entries()) expect(colours[at + step]).not.toBe(colour);
  });
  test('the motif is the course’s own, wherever it stands', () => {
    for (const id of ids) expect(new Set([0, 1, 5, null].map((at) => coverIndex(id, at).motif)).size).toBe(1);
    expect(new Set(ids.map((id) => coverIndex(id).motif))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
  test('outside of a list the colour is its own too, and always the same', () => {
    expect(new Set(ids.map((id) => coverIndex(id).colour))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(ids.map((id) => coverIndex(id))).toEqual(ids.map((id) => coverIndex(id)));
    fc.assert(
      fc.property(fc.string(), (id) =>
        Object.values(coverIndex(id)).every((index) => index >= 0 && index <= 6 && Number.isInteger(index)),
      ),
    );
  });
});
