import { queryOptions } from '../query/queryOptions.ts';
import { attemptsOf } from '../../contract/courses/objectiveRecords.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { RuntimePort } from '../../port/port.ts';
import { resultsKey } from './resultsKey.ts';

/**
 * All results of a course (CALL-19). The last record is a part of their key, which lies below the course: a new record, and whatever
 * invalidates the course, makes the page fetch them again.
 */
export const attemptsQuery = (port: RuntimePort, { objective, aggregate }: ObjectiveAccess) =>
  queryOptions({
    queryKey: resultsKey(objective.id, aggregate.id, aggregate.lastObjectiveRecord?.id ?? ''),
    queryFn: ({ signal }) => port.send(attemptsOf, { params: { id: aggregate.id } }, { signal }),
  });
