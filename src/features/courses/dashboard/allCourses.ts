import type { Route } from '../../../routes/route.ts';

/**
 * The list of all courses (DASH-11). The query names the list's default order: an address with a query of the list
 * opens the list, even where the dashboard normally takes its place (ROUTE-39).
 */
export const allCourses: Route = { name: 'courses', query: 'sort=name' };
