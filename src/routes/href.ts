import type { Route } from './route.ts';

const join = (...segments: readonly string[]) => '/' + segments.map(encodeURIComponent).join('/');
/** A path below another, encoded as the address had it (ROUTE-38). */
const below = (rest = '') => (rest ? `/${rest}` : '');
const withQuery = (path: string, query = '') => (query ? `${path}?${query}` : path);

/** The address of a route below the base path; {@link parse} reads it back to the same route. */
export function href(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'course':
      return withQuery(
        join('courses', route.objectiveId, ...(route.aggregateId ? [route.aggregateId] : [])) + below(route.rest),
        [route.review && 'viewType=REVIEW', route.query].filter(Boolean).join('&'),
      );
    case 'details':
      return join('courses', route.objectiveId, 'view', 'details');
    case 'content':
      return withQuery(join('courses', route.objectiveId, 'view', 'content', ...route.axis), route.query);
    case 'workflow':
      return join('courses', route.objectiveId, 'workflow', route.workflowId, 'view');
    case 'certificate':
      return join('courses', route.objectiveId, 'certificate', route.certificateNumber);
    case 'redirect':
      return withQuery(join('courses', 'redirect', route.objectiveId), route.query);
    case 'catalogCourse':
      return withQuery(join('catalog', route.objectiveId) + below(route.rest), route.query);
    case 'publicCertificate':
      return join('certificate', route.certificateNumber);
    case 'openCatalogCourse':
      return join('open-catalog', route.objectiveId, 'view', 'details');
    case 'emailResponse':
      return withQuery('/email-response-callback', route.query);
    case 'ltiCallback':
      return withQuery('/lti-tool-callback', route.query);
    default: {
      // The addresses of all other routes follow from their names.
      const { name, query, rest } = route as { readonly name: string; readonly query?: string; readonly rest?: string };
      return withQuery('/' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()) + below(rest), query);
    }
  }
}
