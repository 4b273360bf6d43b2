import type { LecternEventMap } from 'lectern/elements';

type Route = LecternEventMap['lectern-navigate']['detail']['route'];

/** The course that a player shows, with its view and its part. */
export interface Course {
  readonly objectiveId: string;
  readonly view: 'overview' | 'details' | 'content' | 'redirect';
  readonly axis: string;
}

/** The course of a link; null for the list of all courses; undefined for pages that a site should not show itself. */
export function courseOf(route: Route): Course | null | undefined {
  switch (route.name) {
    case 'courses':
      return null;
    case 'course':
      return { objectiveId: route.objectiveId, view: 'overview', axis: '' };
    case 'details':
    case 'redirect':
      return { objectiveId: route.objectiveId, view: route.name, axis: '' };
    case 'content':
      return { objectiveId: route.objectiveId, view: 'content', axis: route.axis.join('/') };
    default:
      return undefined;
  }
}
