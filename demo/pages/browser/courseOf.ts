import type { LecternEventMap } from 'lectern/elements';

type Route = LecternEventMap['lectern-navigate']['detail']['route'];

/** What a player is told of the course that it shows. */
export interface Course {
  readonly objectiveId: string;
  readonly view: 'overview' | 'details' | 'content' | 'redirect';
  readonly axis: string;
}

/** The course that a link leads to; null for the list of all; undefined where a page of one's own should not show it. */
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
