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

/** Under the key of all lists: what makes those old makes the calendar old. */
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

/** The dates of the courses themselves, which every LMS tells with its lists. */
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

/** The learner's dates, by time (CAL-2): where the LMS does not announce the call, those of the courses themselves (CAL-9). */
export const calendarQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: calendarKey,
    queryFn: async ({ signal }): Promise<readonly CalendarItem[]> => {
      const { extensions } = await port.host.configuration();
      return inOrder(
        await (extensions.includes('calendar')
          ? port.send(calendarItems, {}, { signal })
          : datesOfCourses(port, signal)),
      );
    },
  });
