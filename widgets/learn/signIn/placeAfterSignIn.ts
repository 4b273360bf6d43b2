import type { Route } from '../../../src/routes/route.ts';

/**
 * The place that a visitor reaches by signing in here: the same course, or the catalog (NAV-18).
 * @param catalog whether the tenant has a catalog; without one, the learner's own courses (ROUTE-32)
 */
export function placeAfterSignIn(route: Route | null, catalog: boolean): Route {
  if (route?.name === 'openCatalogCourse') return { name: 'redirect', objectiveId: route.objectiveId, query: '' };
  return { name: catalog ? 'catalog' : 'courses', query: '' };
}
