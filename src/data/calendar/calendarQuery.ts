import { calendarItems } from '../../contract/calendar/calendarItems.ts';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { courseDates } from '../../domain/calendar/courseDates.ts';
import { inOrder } from '../../domain/calendar/inOrder.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import { allOf, type FilterExpression } from '../../domain/filter/filter.ts';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey } from '../courses/keys.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { isAnnounced } from '../settings/isAnnounced.ts';
import { unlessReached } from '../settings/unlessReached.ts';

/** Below the key of all lists, so that whatever invalidates the lists invalidates the calendar too. */
const calendarKey = [...coursesKey, 'calendar'] as const;

const dated: FilterExpression = [
  ['availabilityDate', '<>', null],
  'or',
  ['availabilityEndDate', '<>', null],
  'or',
  ['dueDate', '<>', null],
  'or',
  ['gradeRevealDate', '<>', null],
];
const most = 500;

/** The dates of the courses themselves, which every LMS sends with its lists. */
async function datesOfCourses(port: RuntimePort, signal: AbortSignal): Promise<readonly CalendarItem[]> {
  const filter = allOf(enrolledFilter, dated) ?? dated;
  const { items } = await port.send(
    objectiveAccesses,
    { query: { filter, sort: [{ selector: 'dueDate' }], take: most } },
    { signal },
  );
  return items.flatMap((access) => {
    if (!('aggregate' in access)) return [];
    const { aggregate } = access;
    return courseDates(
      {
        ...access,
        aggregateId: aggregate.id,
        state: aggregate.lastObjectiveWorkflow?.state ?? null,
        hasRecord: aggregate.lastObjectiveRecord !== null,
      },
      [],
      new Map(),
    );
  });
}

/** The learner's dates, by time (CAL-2). Where the LMS does not announce the call, they are the dates of the courses themselves (CAL-9). */
export const calendarQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: calendarKey,
    queryFn: async ({ signal }): Promise<readonly CalendarItem[]> => {
      const answers = await isAnnounced(port, 'calendar').catch(unlessReached);
      return inOrder(await (answers ? port.send(calendarItems, {}, { signal }) : datesOfCourses(port, signal)));
    },
  });
