import { calendarRest } from '../../src/routes/calendarRest.ts';
import type { Route } from '../../src/routes/route.ts';
import type { Tag } from '../index.ts';

/** The part of the portal that a page belongs to, by the key of its name. */
type Section =
  'dashboard' | 'myCourses' | 'catalog' | 'results' | 'calendar' | 'knowledgeCenter' | 'bookmarks' | 'profile';

/** The page for a route: an element with its attributes, or an error page. */
export type Page =
  | {
      readonly kind: 'element';
      readonly tag: Tag;
      readonly attributes: Readonly<Record<string, string>>;
      /** Null for a page outside the navigation. */
      readonly section: Section | null;
      readonly wide: boolean;
    }
  /** A page that only a module of the tenant can fill (ROUTE-46). */
  | { readonly kind: 'fragment'; readonly slot: 'knowledgeCenter'; readonly section: Section }
  | { readonly kind: 'redirect'; readonly to: Route }
  | { readonly kind: 'error'; readonly status: 403 | 404 }
  | { readonly kind: 'crash' };

const element = (
  tag: Tag,
  section: Section | null,
  attributes: Readonly<Record<string, string | null>>,
  wide = false,
): Page => ({
  kind: 'element',
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  ),
  section,
  wide,
});

const notFound: Page = { kind: 'error', status: 404 };

/** The tenant's settings that concern pages. */
export interface PageSettings {
  /** Without the catalog its pages are not found (ROUTE-32). */
  readonly catalog?: boolean;
  /** The dashboard is at `/` (ROUTE-1, NAV-12), and in place of the list of courses (ROUTE-39). */
  readonly dashboard?: boolean;
  readonly dashboardHome?: boolean;
}

const dashboard = element('lectern-dashboard', 'dashboard', {});

/**
 * The page of a route. Routes whose feature does not exist yet are not found, like unknown addresses.
 * @param query of the current address, kept by the redirect from the home page (ROUTE-1)
 */
export function pageOf(
  route: Route | null,
  query: string,
  { catalog = true, dashboard: atHome, dashboardHome: overList }: PageSettings = {},
): Page {
  switch (route?.name) {
    case 'home':
      return atHome ? dashboard : { kind: 'redirect', to: { name: 'courses', query } };
    // An address with a query shows the list (ROUTE-39).
    case 'courses':
      return overList && !route.query ? dashboard : element('lectern-courses', 'myCourses', { query: route.query });
    case 'catalog':
      return catalog ? element('lectern-catalog', 'catalog', { query: route.query }) : notFound;
    case 'results':
      return element('lectern-results', 'results', { query: route.query });
    case 'calendar':
      return element('lectern-calendar', 'calendar', calendarRest(route.rest));
    case 'knowledgeCenter':
      return { kind: 'fragment', slot: route.name, section: route.name };
    case 'bookmarks':
      return element('lectern-bookmarks', 'bookmarks', {});
    case 'openCatalog':
      return element('lectern-catalog', 'catalog', { audience: 'public', query: route.query });
    case 'course':
      return element(
        'lectern-player',
        'myCourses',
        {
          'view': route.review ? 'review' : 'overview',
          'objective-id': route.objectiveId,
          'aggregate-id': route.aggregateId,
          'query': route.query ?? '',
        },
        route.review,
      );
    // Shared links lead here (ROUTE-29); the element finds the learner's state and navigates on.
    case 'redirect':
      return element('lectern-player', 'myCourses', {
        'view': 'redirect',
        'objective-id': route.objectiveId,
        'query': route.query,
      });
    case 'catalogCourse': {
      const [, view = 'overview', axis = ''] = /^view\/(details|content)(?:\/(.+))?$/.exec(route.rest) ?? [];
      return catalog
        ? element('lectern-player', 'catalog', {
            'place': 'catalog',
            view,
            'objective-id': route.objectiveId,
            axis,
            'query': route.query ?? '',
          })
        : notFound;
    }
    case 'openCatalogCourse':
      return element('lectern-player', 'catalog', {
        'place': 'public',
        'view': 'details',
        'objective-id': route.objectiveId,
      });
    case 'details':
      return element('lectern-player', 'myCourses', { 'view': 'details', 'objective-id': route.objectiveId });
    case 'content':
      return element(
        'lectern-player',
        'myCourses',
        { 'view': 'content', 'objective-id': route.objectiveId, 'axis': route.axis.join('/'), 'query': route.query },
        true,
      );
    case 'workflow':
      return element(
        'lectern-player',
        'myCourses',
        { 'view': 'workflow', 'objective-id': route.objectiveId, 'workflow-id': route.workflowId },
        true,
      );
    case 'certificate':
      return element('lectern-certificate', 'myCourses', {
        'objective-id': route.objectiveId,
        'number': route.certificateNumber,
      });
    case 'publicCertificate':
      return element('lectern-certificate', null, { audience: 'public', number: route.certificateNumber });
    case 'emailResponse':
      return element('lectern-player', null, { view: 'answer', query: route.query });
    case 'profile':
      // Mails link to the settings of their notices (NOTE-16).
      return element('lectern-profile', 'profile', {
        tab: /^(timezone|notifications|offline)$/.exec(new URLSearchParams(query).get('tab') ?? '')?.[0] ?? null,
      });
    case 'forbidden':
      return { kind: 'error', status: 403 };
    case 'simulateError':
      return { kind: 'crash' };
    default:
      return notFound;
  }
}

/** Changes with each page: another element, or the same one with another course. */
export const whereOf = (page: Page): string =>
  page.kind === 'element' ? page.tag + (page.attributes['objective-id'] ?? '') : page.kind;

/** The page under which feedback is asked for (FEED-10): the dashboard, or the end of a course, which its address names (END-1). */
export function asksUnder(page: Page): 'dashboard' | 'end' | null {
  if (page.kind !== 'element') return null;
  if (page.tag === 'lectern-dashboard') return 'dashboard';
  const { view, query = '' } = page.attributes;
  const isOverview = page.tag === 'lectern-player' && page.section === 'myCourses' && view === 'overview';
  return isOverview && new URLSearchParams(query).has('ended') ? 'end' : null;
}
