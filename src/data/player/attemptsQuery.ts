import { queryOptions } from '@tanstack/react-query';
import { attemptsOf } from '../../contract/objectiveRecords.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { playerKeys } from './keys.ts';

/** All results of a course (CALL-19). A new last record makes them other ones; what makes the course old makes them old. */
export const attemptsQuery = (port: RuntimePort, { objective, aggregate }: ObjectiveAccess) =>
  queryOptions({
    queryKey: playerKeys.results(objective.id, aggregate.id, aggregate.lastObjectiveRecord?.id ?? ''),
    queryFn: ({ signal }) => port.send(attemptsOf, { params: { id: aggregate.id } }, { signal }),
  });
