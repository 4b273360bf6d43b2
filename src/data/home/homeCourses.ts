import type { QueryKey } from '@tanstack/query-core';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import type { RuntimePort } from '../../port/port.ts';
import { accessPage } from '../courses/enrolledPage.ts';
import { coursesKey } from '../courses/keys.ts';
import type { ListRequest } from '../courses/ListRequest.ts';
import { understoodSort } from '../courses/understoodSort.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** The courses opened last, and the number of all courses. */
export interface HomeCourses {
  readonly known: readonly ObjectiveAccess[];
  readonly total: number;
}

/** Below the key of all lists, so that whatever invalidates the lists invalidates these courses too. */
const homeKey: QueryKey = [...coursesKey, 'home', 'recent'];
const lastFirst: ListRequest['sort'] = [
  { selector: 'objectiveWorkflowAggregate.lastOpened', desc: true },
  { selector: 'objective.name' },
];
/** Tasks without a date are shown for these courses only; dates come from the calendar, and numbers from the counts. */
const most = 36;

/**
 * The learner's courses by the last opening, or by the last start where the LMS has no dates of the last opening (SORT-4); the latest
 * first.
 */
export const homeCoursesQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: homeKey,
    queryFn: async ({ signal }): Promise<HomeCourses> => {
      const sort = await understoodSort(port, lastFirst);
      const query = { ...accessPage({ key: '', filter: enrolledFilter, sort }, 0), take: most };
      const { items, total } = await port.send(objectiveAccesses, { query }, { signal });
      return { known: items.filter((item): item is ObjectiveAccess => !isUnreadable(item)), total };
    },
  });
