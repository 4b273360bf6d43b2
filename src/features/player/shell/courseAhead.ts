import { openingQuery } from '../../../data/player/openingQuery.ts';
import { courseQuery, publicCourseQuery } from '../../../data/player/queries.ts';
import type { RuntimePort } from '../../../port/port.ts';
import type { PlaceInCourse } from '../base/placeInCourse.ts';
import { loadAuthorText } from '../parts/AuthorHtml.tsx';
import { likelyViews } from './useViews.ts';
import { viewCode } from './viewCode.ts';

/** The attributes of a player that is not on the page yet. */
export interface CourseAhead extends Partial<Pick<PlaceInCourse, 'place' | 'view' | 'axis'>> {
  readonly objectiveId?: string;
}

/**
 * Fetches the first data and code of the player before its element appears (AHEAD-1): for a course, the code of its
 * likely view, the course itself and the part that opens first; without a course, the code of all views that a list
 * links to. The element itself repeats requests that fail.
 */
export async function courseAhead(
  port: RuntimePort,
  { objectiveId, place = 'courses', view = 'overview', axis = '' }: CourseAhead,
): Promise<void> {
  const isKnown = objectiveId !== undefined || place === 'public';
  const views = isKnown ? likelyViews({ place, view }) : (['content', 'overview'] as const);
  const opens = views.includes('content');
  const code: Promise<unknown>[] = views.map((name) => viewCode[name]());
  if (opens) code.push(loadAuthorText());
  const { cache } = port;
  const ask = (id: string) => {
    if (place === 'public') return [cache.prefetchQuery(publicCourseQuery(port, id))];
    const course = cache.prefetchQuery(courseQuery(port, id));
    return opens ? [course, cache.prefetchQuery(openingQuery(port, id, axis))] : [course];
  };
  await Promise.allSettled([...code, ...(objectiveId ? ask(objectiveId) : [])]);
}
