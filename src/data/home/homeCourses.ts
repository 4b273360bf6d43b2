import type { QueryKey } from '@tanstack/query-core';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import type { RuntimePort } from '../../port/port.ts';
import { accessSource } from '../courses/accessSource.ts';
import { coursesKey } from '../courses/keys.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** The courses opened last, and how many there are in all. */
export interface HomeCourses {
  readonly known: readonly ObjectiveAccess[];
  readonly total: number;
}

/** Under the key of all lists: what makes those old makes this old. */
const homeKey: QueryKey = [...coursesKey, 'home'];
const source = accessSource(homeKey, {
  key: 'recent',
  filter: enrolledFilter,
  sort: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }, { selector: 'objective.name' }],
});

/** A page of the learner's courses, the one opened last first (SORT-4). */
export const homeCoursesQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: source.key,
    queryFn: async ({ signal }): Promise<HomeCourses> => {
      const { items, total } = await source.ask(port, 0, signal);
      return { known: items.filter((item): item is ObjectiveAccess => !isUnreadable(item)), total };
    },
  });
