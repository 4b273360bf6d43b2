import type { Route } from '../../src/routes/route.ts';

/** What the frame shows for a route: an element with its attributes, or an error page. */
export type Page =
  | { readonly kind: 'element'; readonly tag: 'lectern-courses' | 'lectern-player'; readonly attributes: Readonly<Record<string, string>>; readonly section: 'myCourses'; readonly wide: boolean }
  | { readonly kind: 'redirect'; readonly to: Route }
  | { readonly kind: 'error'; readonly status: 403 | 404 }
  | { readonly kind: 'crash' };

const player = (attributes: Readonly<Record<string, string | null>>, wide = false): Page => ({
  kind: 'element',
  tag: 'lectern-player',
  attributes: Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null)),
  section: 'myCourses',
  wide,
});

/**
 * The page of a route. Routes whose feature does not exist yet are not found, as an address that nobody knows.
 * @param query of the current address, kept by the redirect from the home page (ROUTE-1)
 */
export function pageOf(route: Route | null, query: string): Page {
  switch (route?.name) {
    case 'home':
      return { kind: 'redirect', to: { name: 'courses', query } };
    case 'courses':
      return { kind: 'element', tag: 'lectern-courses', attributes: {}, section: 'myCourses', wide: false };
    case 'course':
      return player({ view: 'overview', 'objective-id': route.objectiveId, 'aggregate-id': route.aggregateId });
    // Shared links lead here (ROUTE-29); the player knows where the learner stands.
    case 'redirect':
      return { kind: 'redirect', to: { name: 'course', objectiveId: route.objectiveId, aggregateId: null, review: false } };
    case 'details':
      return player({ view: 'details', 'objective-id': route.objectiveId });
    case 'content':
      return player({ view: 'content', 'objective-id': route.objectiveId, axis: route.axis.join('/') || null }, true);
    case 'forbidden':
      return { kind: 'error', status: 403 };
    case 'simulateError':
      return { kind: 'crash' };
    default:
      return { kind: 'error', status: 404 };
  }
}
