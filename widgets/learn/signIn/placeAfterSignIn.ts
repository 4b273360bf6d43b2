import type { Route } from '../../../src/routes/route.ts';

/** The place that a visitor reaches by signing in here: the same course, or the catalog (NAV-18). */
export function placeAfterSignIn(route: Route | null): Route {
  return route?.name === 'openCatalogCourse'
    ? { name: 'redirect', objectiveId: route.objectiveId, query: '' }
    : { name: 'catalog', query: '' };
}
