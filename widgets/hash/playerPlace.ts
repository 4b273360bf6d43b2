import type { placeInCourse } from '../../src/features/player/base/placeInCourse.ts';
import type { Route } from '../../src/routes/route.ts';
import type { PlaceAt } from './hashPlace.tsx';

type InCatalog = Extract<Route, { name: 'catalogCourse' }>;

function inCatalog({ rest, query = '' }: InCatalog) {
  const [, view = 'overview', axis = ''] = /^view\/(details|content)(?:\/(.+))?$/.exec(rest) ?? [];
  return { place: 'catalog', view, axis, workflowId: '', query };
}

/**
 * The places of the course page: those of its course, or of any course if it names none. A page for visitors stays one, whatever an address
 * says, and requests no user.
 * @param within the page's own view of a route; passed in, so that a list's address does not load the code of the page
 */
export const playerPlace =
  (within: typeof placeInCourse): PlaceAt =>
  (route, { objectiveId, place }) => {
    if (!('objectiveId' in route) || (objectiveId && route.objectiveId !== objectiveId)) return null;
    if ((route.name === 'openCatalogCourse') !== (place === 'public')) return null;
    const at = route.name === 'catalogCourse' ? inCatalog(route) : within(route);
    return (
      at && {
        ...at,
        objectiveId: route.objectiveId,
        ...(route.name === 'course' && route.aggregateId && { aggregateId: route.aggregateId }),
      }
    );
  };
