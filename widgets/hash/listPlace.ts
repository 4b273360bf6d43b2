import type { PlaceAt } from './hashPlace.tsx';

/** The places of a list: itself, with what is searched and filtered by. That of visitors is not a learner's, nor the other way round. */
export const listPlace: PlaceAt = (route, { audience }) => {
  const own = audience === 'public' ? 'openCatalog' : audience === 'learner' ? 'catalog' : 'courses';
  return route.name === own ? { query: route.query } : null;
};
