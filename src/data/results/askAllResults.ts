import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { RuntimePort } from '../../port/port.ts';
import { askScales } from '../scales/askScales.ts';
import { askAttempts } from './askAttempts.ts';
import type { CourseResults } from './CourseResults.ts';
import { resultsPage } from './resultsPage.ts';
import type { ResultsRequest } from './ResultsRequest.ts';

/** Courses in one request. Pages are large, since each costs the server a look through the whole list. */
const pageSize = 500;

async function askCourses(port: RuntimePort, request: ResultsRequest, signal: AbortSignal) {
  const found = new Map<string, ObjectiveAccess>();
  for (let skip = 0; ;) {
    const query = resultsPage(request, skip, pageSize);
    const { items, total } = await port.send(objectiveAccesses, { query }, { signal });
    for (const item of items) if (!isUnreadable(item)) found.set(item.id, item);
    skip += items.length;
    if (items.length === 0 || skip >= total) return [...found.values()];
  }
}

/**
 * All courses that a request finds, with all their results and scales: for a file, or for paper (RESULT-8, RESULT-10).
 * @throws LecternError where any of it cannot be fetched: an incomplete list would pass for the whole one
 */
export async function askAllResults(
  port: RuntimePort,
  request: ResultsRequest,
  signal: AbortSignal,
): Promise<readonly CourseResults[]> {
  const courses = await askCourses(port, request, signal);
  if (courses.length === 0) return [];
  const [accesses, attempts] = await Promise.all([
    askScales(port, courses, signal),
    askAttempts(port, courses, signal),
  ]);
  return accesses.map((access, at) => ({ access, attempts: attempts[at] ?? [] }));
}
