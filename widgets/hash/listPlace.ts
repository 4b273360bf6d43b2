import { withoutArrival } from '../../src/features/courses/arrivalOf.ts';
import type { PlaceAt } from './hashPlace.tsx';

/**
 * The places of a list: itself, with what is searched and filtered by. That of visitors is not a learner's, nor the other way round. What
 * enrols somebody on arrival is left out: whoever makes a link to a host's page would do it for its reader.
 */
export const listPlace: PlaceAt = (route, { audience }) => {
  const own = audience === 'public' ? 'openCatalog' : audience === 'learner' ? 'catalog' : 'courses';
  return route.name === own ? { query: withoutArrival(route.query) } : null;
};
