import type { QueryKey } from '@tanstack/query-core';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { accessPage } from './enrolledPage.ts';
import type { RuntimePort } from '../../port/port.ts';
import type { CourseSource } from './CourseSource.ts';
import type { ListRequest } from './ListRequest.ts';

const opened = 'objectiveWorkflowAggregate.lastOpened';
const begun = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.started';

/**
 * The request as the LMS understands it: without dates of the last opening, courses are ordered by the last start
 * (SORT-4).
 */
async function understood(port: RuntimePort, request: ListRequest): Promise<ListRequest> {
  if (!request.sort.some(({ selector }) => selector === opened)) return request;
  const { extensions } = await port.host.configuration();
  return extensions.includes('lastOpened')
    ? request
    : { ...request, sort: request.sort.map((by) => (by.selector === opened ? { ...by, selector: begun } : by)) };
}

/** A list of the learner's accesses: their own courses, or those of their catalog. */
export function accessSource(key: QueryKey, request: ListRequest): CourseSource {
  return {
    key: [...key, request.key],
    call: objectiveAccesses.name,
    ask: async (port, skip, signal) =>
      port.send(objectiveAccesses, { query: accessPage(await understood(port, request), skip) }, { signal }),
  };
}
