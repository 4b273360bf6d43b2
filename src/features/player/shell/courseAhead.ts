import { openingQuery } from '../../../data/player/openingQuery.ts';
import { courseQuery, publicCourseQuery } from '../../../data/player/queries.ts';
import type { RuntimePort } from '../../../port/port.ts';
import type { PlaceInCourse } from '../base/placeInCourse.ts';
import { loadAuthorText } from '../parts/AuthorHtml.tsx';
import { likelyViews } from './useViews.ts';
import { viewCode } from './viewCode.ts';

/** The attributes of a player that is not there yet. */
export interface CourseAhead extends Partial<Pick<PlaceInCourse, 'place' | 'view' | 'axis'>> {
  readonly objectiveId?: string;
}

/**
 * Fetches what the player shows first, before its element appears (AHEAD-1): of a course, the code of its likely view, the course itself
 * and the part with which it opens; without a course, the code of all views that a list leads to. The element asks again for what fails.
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
