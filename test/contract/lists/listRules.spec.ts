// The rules of lists and filters, asked of the running server: the same cases as those of the functions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseCounts } from '../../../src/contract/courses/courseCounts.ts';
import { aggregates } from '../../../src/contract/courses/enrolment.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { catalogShowcases, enrolledShowcases } from '../../../src/contract/courses/showcases.ts';
import { termsOf } from '../../../src/contract/courses/terms.ts';
import { courseFilter, courseProgresses } from '../../../src/domain/filter/courseFilters.ts';
import { allOf, type FilterExpression } from '../../../src/domain/filter/filter.ts';
import { noId } from '../../../src/domain/course/noId.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import { filterCases, membershipCases } from '../../unit/domain/filter/courseFilterCases.ts';
import { learnersOf, type Learner } from '../support/academy.ts';
import { addCourse, addLists, chosen, collectionId, termId } from '../support/courseRows.ts';
import { startPortal } from '../support/portalServer.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let [mira, ada] = [] as unknown as [Learner, Learner];
const member = (index: number) => `member-${index}`;
const filtered = (index: number) => `filtered-${index}`;
beforeAll(async () => {
  portal = await startPortal();
  await addLists(portal.db);
  for (const [index, { course }] of membershipCases.entries())
    await addCourse(portal.db, 'user-mira', member(index), course);
  for (const [index, { course }] of filterCases.entries())
    await addCourse(portal.db, 'user-ada', filtered(index), course);
  const { as } = learnersOf(portal);
  [mira, ada] = [await as('mira'), await as('ada')];
});
afterAll(() => portal.end());

async function ids(who: Learner, filter: FilterExpression | null): Promise<readonly string[]> {
  const page = await who.ask(objectiveAccesses, { query: { ...(filter && { filter }), requireTotalCount: true } });
  expect(page.total).toBe(page.items.length);
  return page.items.map((item) => (isUnreadable(item) ? item.field : item.objective.id));
}

describe('the two lists (LIST-3, LIST-4, LIST-5)', () => {
  let [enrolled, catalog] = [[], []] as (readonly string[])[];
  beforeAll(async () => {
    [enrolled, catalog] = [await ids(mira, enrolledFilter), await ids(mira, catalogFilter)];
  });
  it.each(membershipCases.map((one, index) => ({ ...one, id: member(index) })))(
    '$name: enrolled $enrolled, catalog $catalog',
    ({ id, enrolled: isEnrolled, catalog: isInCatalog }) => {
      expect([enrolled?.includes(id), catalog?.includes(id)]).toEqual([isEnrolled, isInCatalog]);
    },
  );
  it('aggregates are those of the courses that one is enrolled in, archived ones too (CALL-21)', async () => {
    const page = await mira.ask(aggregates, { query: { requireTotalCount: true } });
    const expected = membershipCases.flatMap(({ course: { selfEnrolled, mandatory, workflow, record } }, index) =>
      selfEnrolled || mandatory || workflow || record ? [`aggregate-${member(index)}`] : [],
    );
    expect(page.items.map((item) => (isUnreadable(item) ? item.field : item.id)).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(page.total).toBe(expected.length);
  });
});

describe('what is chosen (FILTER-2 to FILTER-6, FILTER-9, FILTER-14)', () => {
  it.each(filterCases.map((one, index) => ({ ...one, id: filtered(index) })))(
    '$rule $name: $found',
    async ({ id, choice, found }) => {
      const filter = allOf(courseFilter(chosen(choice)), ['objective.id', '=', id]);
      expect(await ids(ada, filter)).toEqual(found ? [id] : []);
    },
  );
});

describe('what lists are chosen from', () => {
  it('the terms, in their order (CALL-41)', async () => {
    expect(await mira.ask(termsOf, {})).toEqual(
      ['autumn', 'spring', 'unused'].map((name) => ({ id: termId(name), name })),
    );
  });
  it('all collections, with the courses of the list in each (CALL-42, DATA-11, FILTER-16)', async () => {
    const others = [
      { collections: ['life', 'data'], selfEnrolled: true },
      { collections: ['life'], mandatory: true, inCatalog: true },
      { collections: ['safety'], inCatalog: true },
      { collections: ['life'], selfEnrolled: true, state: 'archived' },
      { collections: ['life'] },
    ] as const;
    for (const [index, course] of others.entries())
      await addCourse(portal.db, 'user-mira', `collected-${index}`, course);
    const counted = (await mira.ask(enrolledShowcases, {})).map(({ name, objectivesCount }) => [name, objectivesCount]);
    expect(counted).toEqual([
      ['data', 1],
      ['safety', 0],
      ['life', 2],
      ['museum', 0],
    ]);
    const offered = (await mira.ask(catalogShowcases, {})).map(({ name, objectivesCount }) => [name, objectivesCount]);
    expect(offered).toEqual([
      ['data', 0],
      ['safety', 1],
      ['life', 1],
      ['museum', 0],
    ]);
  });
});

describe('counts of a list (CALL-54)', () => {
  const total = async (who: Learner, filter: FilterExpression | null) => (await ids(who, filter)).length;
  it.each([
    ['of all', null],
    ['of the enrolled', enrolledFilter],
    ['of the catalog', catalogFilter],
    ['of what was found', courseFilter({ keyword: 'sleep' })],
    ['of a collection and a term', courseFilter({ collection: [collectionId('life')], term: [termId('spring')] })],
    ['of nothing', courseFilter({ keyword: 'nowhere at all' })],
  ])('%s: each is what the list itself would hold', async (_name, filter) => {
    for (const who of [mira, ada]) {
      const counts = await who.ask(courseCounts, { query: filter ? { filter } : {} });
      const by = (group: FilterExpression | null) => total(who, allOf(filter, group));
      expect(counts.total).toBe(await by(null));
      for (const value of courseProgresses)
        expect([value, counts.progress[value]]).toEqual([value, await by(courseFilter({ courseProgress: [value] }))]);
      for (const value of ['mandatory', 'optional'] as const)
        expect([value, counts.priority[value]]).toEqual([value, await by(courseFilter({ coursePriority: [value] }))]);
      for (const id of ['spring', 'autumn', 'unused'].map(termId))
        expect([id, counts.terms[id] ?? 0]).toEqual([id, await by(courseFilter({ term: [id] }))]);
      expect(counts.terms[noId] ?? 0).toBe(await by(courseFilter({ term: [noId] })));
      for (const id of ['uncategorized', ...['life', 'data', 'safety', 'museum'].map(collectionId)])
        expect([id, counts.collections[id] ?? 0]).toEqual([id, await by(courseFilter({ collection: [id] }))]);
    }
  });
  it('refuse a filter that the list refuses, by name', async () => {
    const filter = ['objective.secret', '=', 1] as const;
    for (const call of [courseCounts, objectiveAccesses]) {
      const reply = await mira.call(call, { query: { filter } });
      expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('objective.secret')]);
    }
  });
});
