// The id of nothing (DATA-10) is written in one place, so that nobody's term is another's.
import { expect, test } from 'vitest';
import { noTerm } from '../../../../src/domain/filter/courseFilters.ts';
import { noId } from '../../../../src/domain/course/noId.ts';
import { hasTerm } from '../../../../src/features/player/overview/overviewModel.ts';
import { readSources } from '../../../architecture/sources.ts';

test('it is written once', () => {
  expect(
    readSources(['src'])
      .filter(({ text }) => text.includes(noId))
      .map(({ path }) => path),
  ).toEqual(['src/domain/course/noId.ts']);
});

test.each([
  [null, false],
  [noTerm, false],
  ['autumn', true],
] as const)('DATA-10: a course of the term %s', (termId, has) => expect(hasTerm({ termId })).toBe(has));
