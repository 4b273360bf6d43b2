import type { Route } from '../../../routes/route.ts';

/**
 * The list of all courses (DASH-11). It names the list's first order: an address that asks for something of the list is the list, also
 * where the dashboard stands in its place (ROUTE-39).
 */
export const allCourses: Route = { name: 'courses', query: 'sort=name' };
