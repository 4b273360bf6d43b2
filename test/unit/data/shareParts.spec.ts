import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import type { CoursePage } from '../../../src/data/courses/courseItems.ts';
import { shareParts } from '../../../src/data/courses/shareParts.ts';

const course = (id: string, passing: number) => ({
  id,
  objective: {
    id,
    name: id,
    activity: { type: 'composite', state: 'ready' },
    showcases: [{ id: 'life', name: 'Life sciences' }],
    objectiveGradingScale: {
      id: 'pass',
      name: 'Pass or fail',
      maxScore: 1,
      normalizedPassingScore: passing,
      grades: [{ id: 'p', name: 'Pass', normalizedMinScore: 0.6, color: '#1f6b3a' }],
    },
  },
  objectiveWorkflowAggregate: { id },
});
const page = (...data: object[]): CoursePage => objectiveAccesses.read({ data, totalCount: 9 });
const objectives = ({ items }: CoursePage) => items.flatMap((item) => (isUnreadable(item) ? [] : [item.objective]));

it('equal scales and collections of all pages of a cache are one, and nothing else changes', () => {
  const [cache, other] = [new QueryClient(), new QueryClient()];
  const given = page(course('a', 0.5), { id: 'broken' }, course('b', 0.5), course('c', 0.7));
  const [a, b, c] = objectives(shareParts(cache, given));
  const [later] = objectives(shareParts(cache, page(course('d', 0.5))));
  expect(shareParts(cache, given)).toEqual(given);
  expect(a?.gradingScale).toBeTruthy();
  expect(b?.gradingScale).toBe(a?.gradingScale);
  expect(later?.gradingScale).toBe(a?.gradingScale);
  expect(later?.showcases).toBe(a?.showcases);
  expect(a?.showcases).toHaveLength(1);
  // A scale that was changed is another one, whatever its id.
  expect(c?.gradingScale).not.toEqual(a?.gradingScale);
  expect(objectives(shareParts(other, page(course('a', 0.5))))[0]?.gradingScale).not.toBe(a?.gradingScale);
});
