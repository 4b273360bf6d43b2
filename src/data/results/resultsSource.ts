import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import type { CourseSource } from '../courses/CourseSource.ts';
import { coursesKey } from '../courses/keys.ts';
import { resultsPage } from './resultsPage.ts';
import type { ResultsRequest } from './ResultsRequest.ts';

/** The first page fills a screen; later ones are larger, so that a long list needs few. */
const [firstSize, laterSize] = [24, 100];

/** The courses of a learner that have results. Whatever invalidates the lists of courses invalidates this list too. */
export const resultsSource = (request: ResultsRequest): CourseSource => ({
  key: [...coursesKey, 'results', request.order, request.keyword],
  call: objectiveAccesses.name,
  ask: (port, skip, signal) =>
    port.send(objectiveAccesses, { query: resultsPage(request, skip, skip === 0 ? firstSize : laterSize) }, { signal }),
});
