// The result of an item, and when it is shown (REVIEW-7): the LMS may send it before its date.
import { expect, it } from 'vitest';
import { finishCheck } from '../../../../src/domain/course/finishCheck.ts';
import { itemResult } from '../../../../src/domain/results/itemResult.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { now } from '../course/access.ts';
import { activity, part, type Given } from '../tree/treeFixture.ts';

const failed: Given = { workflow: 'finished', passed: false, score: 0.45 };
const known = { passed: false, normalizedScore: 0.45 };

it.each<[string, NonNullable<Given['constraint']> | null, object | null]>([
  ['no constraint', null, known],
  ['no date', {}, known],
  ['before the date', { revealResultsFrom: now + 1 }, null],
  ['at the date', { revealResultsFrom: now }, known],
  ['another date', { resultsDisclosureFrom: now + 1 }, known],
])('%s', (_, constraint, result) => expect(itemResult(part({ ...failed, constraint }), { now })).toEqual(result));

it('within the doubt of the clock it is shown', () =>
  expect(itemResult(part({ ...failed, constraint: { revealResultsFrom: now + 5 } }), { now, doubt: 5 })).toEqual(
    known,
  ));

it('neither the mark of a row nor what could be done better tells it before, also where a module holds it back', () => {
  const root = (from: number) =>
    inheritConstraints(
      activity({ children: [part({ id: 'm', constraint: { revealResultsFrom: from }, children: [part(failed)] })] }),
    );
  const context = { now, course: 'inProgress' } as const;
  const told = (from: number) => {
    const row = flattenTree(root(from), context)[1]!;
    return [row.icon, row.result, finishCheck(root(from), context).improvable.length];
  };
  expect(told(now + 1)).toEqual(['done', null, 0]);
  expect(told(now)).toEqual(['belowPassingScore', known, 1]);
});
