import type { QueryKey } from '@tanstack/query-core';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { accessPage } from './enrolledPage.ts';
import type { CourseSource } from './CourseSource.ts';
import type { ListRequest } from './ListRequest.ts';
import { understoodSort } from './understoodSort.ts';

/** A list of the learner's accesses: their own courses, or those of their catalog. */
export function accessSource(key: QueryKey, request: ListRequest): CourseSource {
  return {
    key: [...key, request.key],
    call: objectiveAccesses.name,
    ask: async (port, skip, signal) =>
      port.send(
        objectiveAccesses,
        { query: accessPage({ ...request, sort: await understoodSort(port, request.sort) }, skip) },
        { signal },
      ),
  };
}
