import { termsOf } from '../../contract/courses/terms.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** All terms of the learner's tenant (CALL-41), for the filters of a list and the name of a course's term. They change once in months. */
export const termsQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: ['terms'],
    queryFn: ({ signal }) => port.send(termsOf, {}, { signal }),
    staleTime: 10 * 60_000,
  });
