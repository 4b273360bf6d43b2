import type { Route } from '../../../routes/route.ts';
import type { CoursePlace, CourseView } from './screen.ts';

/** The place of the element within its course. */
export interface PlaceInCourse {
  readonly place: CoursePlace;
  readonly view: CourseView;
  readonly axis: string;
  /** Activity workflow of the view `workflow`. */
  readonly workflowId: string;
  readonly query: string;
}

/** The place of a route within its course; null for a route that is no such place. */
export function placeInCourse(route: Route): PlaceInCourse | null {
  const at = { place: 'courses', view: 'overview', axis: '', workflowId: '', query: '' } as const;
  switch (route.name) {
    case 'course':
      return { ...at, view: route.review ? 'review' : 'overview', query: route.query ?? '' };
    case 'details':
      return { ...at, view: 'details' };
    case 'redirect':
      return { ...at, view: 'redirect', query: route.query };
    case 'workflow':
      return { ...at, view: 'workflow', workflowId: route.workflowId };
    case 'catalogCourse':
      return { ...at, place: 'catalog' };
    case 'openCatalogCourse':
      return { ...at, place: 'public' };
    case 'content':
      return { ...at, view: 'content', axis: route.axis.join('/'), query: route.query };
    default:
      return null;
  }
}
