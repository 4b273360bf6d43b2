import type { Route } from '../../src/routes/route.ts';

/**
 * If the dashboard replaces the list of courses, the bare address belongs to the dashboard. A list that is shown stays when it would lead
 * to that address, as when its filters are cleared (ROUTE-39): the address then names the list's first order.
 */
export const listKept = (route: Route): Route =>
  route.name === 'courses' && !route.query ? { ...route, query: 'sort=name' } : route;
