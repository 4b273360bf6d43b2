// What the drawer and the search box choose, as a filter of the list call; the server is held to the same table.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import {
  courseFilter,
  coursePriorities,
  courseProgresses,
  noTerm,
} from '../../../../src/domain/filter/courseFilters.ts';
import { allOf, parseFilter } from '../../../../src/domain/filter/filter.ts';
import { publicFields } from '../../../../src/domain/course/publicFields.ts';
import { matches } from '../../../../src/domain/filter/filterMatches.ts';
import { catalogFilter, enrolledFilter } from '../../../../src/domain/course/listMembership.ts';
import { objectiveStates, workflowStates } from '../../../../src/domain/course/states.ts';
import { filterCases, membershipCases, type CaseChoice, type CaseCourse } from './courseFilterCases.ts';

const row = ({
  workflow,
  record,
  selfEnrolled,
  mandatory,
  inCatalog,
  state = 'ready',
  activityState = 'ready',
  term,
  collections = [],
  name = 'Course',
  code = null,
  description = null,
}: CaseCourse) => ({
  isMandatory: mandatory ?? false,
  showInCatalog: inCatalog ?? false,
  termId: term ?? null,
  objective: {
    name,
    code,
    description,
    state: objectiveStates[state],
    showcases: collections.map((id) => ({ id })),
    activity: { state: objectiveStates[activityState] },
  },
  objectiveWorkflowAggregate: {
    isSelfEnrolled: selfEnrolled ?? false,
    lastObjectiveWorkflow: workflow ? { id: 'w', state: workflowStates[workflow] } : null,
    lastObjectiveRecord: record ? { id: 'r' } : null,
  },
});
const chosen = ({ term, ...rest }: CaseChoice) => ({
  ...rest,
  ...(term && { term: term.map((id) => (id === 'none' ? noTerm : id)) }),
});
const fits = (filter: ReturnType<typeof allOf>, course: CaseCourse) =>
  filter === null || matches(parseFilter(filter, accessFields), row(course));

describe('LIST-3, LIST-4, LIST-5: membership', () => {
  it.each(membershipCases)('$name', ({ course, enrolled, catalog }) => {
    expect([fits(enrolledFilter, course), fits(catalogFilter, course)]).toEqual([enrolled, catalog]);
  });
});

// FILTER-2 FILTER-3 FILTER-4 FILTER-5 FILTER-6 FILTER-9 FILTER-14
describe('filters and search', () => {
  it.each(filterCases)('$rule $name', ({ course, choice, found }) => {
    expect(fits(courseFilter(chosen(choice)), course)).toBe(found);
  });

  it('FILTER-2: what is chosen joins the list it is chosen in', () => {
    const mandatory = courseFilter({ coursePriority: ['mandatory'] });
    expect(fits(allOf(catalogFilter, mandatory), { mandatory: true })).toBe(false);
    expect(fits(allOf(catalogFilter, mandatory), { mandatory: true, inCatalog: true })).toBe(true);
  });

  it('nothing chosen is no filter', () => {
    expect(courseFilter({})).toBeNull();
    expect(courseFilter({ keyword: '   ', term: [] })).toBeNull();
  });

  it('the open catalog has its courses by themselves', () => {
    const filter = parseFilter(courseFilter({ keyword: 'bra', collection: ['life'] }, ''), publicFields);
    expect(
      matches(filter, { name: 'The Ageing Brain', code: null, description: null, showcases: [{ id: 'life' }] }),
    ).toBe(true);
    expect(matches(filter, { name: 'The Ageing Brain', code: null, description: null, showcases: [] })).toBe(false);
  });

  it('FILTER-2: more values of a group find never less, more groups never more', () => {
    const course = fc.record({
      workflow: fc.option(fc.constantFrom(...(Object.keys(workflowStates) as (keyof typeof workflowStates)[])), {
        nil: undefined,
      }),
      record: fc.boolean(),
      mandatory: fc.boolean(),
    });
    const progress = fc.subarray([...courseProgresses]);
    const priority = fc.subarray([...coursePriorities]);
    fc.assert(
      fc.property(course, progress, progress, priority, (given, one, two, kinds) => {
        const { workflow, ...rest } = given;
        const found = (values: typeof one, also: typeof kinds = []) =>
          fits(courseFilter({ courseProgress: values, coursePriority: also }), {
            ...rest,
            ...(workflow && { workflow }),
          });
        if (one.length > 0 && found(one)) expect(found([...new Set([...one, ...two])])).toBe(true);
        if (found(one, kinds)) expect(found(one)).toBe(true);
      }),
    );
  });
});
