import type { Route } from '../../src/routes/route.ts';

/**
 * Where the dashboard stands in place of the list of courses, the bare address is the dashboard's. A list that is shown and goes on to
 * that address, as when its filters are cleared, stays (ROUTE-39): the address then names the list's first order.
 */
export const listKept = (route: Route): Route =>
  route.name === 'courses' && !route.query ? { ...route, query: 'sort=name' } : route;
